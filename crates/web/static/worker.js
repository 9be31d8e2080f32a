// Starts the program in a worker of the page. What the page says before it has started is kept for it.
import init from "{worker-module}";
const early = [];
self.onmessage = (event) => early.push(event);
await init({ module_or_path: "{worker-wasm}" });
for (const event of early) self.dispatchEvent(new MessageEvent("message", { data: event.data }));
