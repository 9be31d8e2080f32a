// Starts the program in the page: the one for events or the one for tables. The addresses are put in when the client is built.
const events = /^\/(e|events|daily|c|referee|print|about)(\/|$)/.test(location.pathname);
const [module, wasm] = events ? ["{events-module}", "{events-wasm}"] : ["{page-module}", "{page-wasm}"];
// Any page but the first also needs what comes later: it is fetched meanwhile.
if (!events && location.pathname !== "/") {
  const later = { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "", href: "{later-wasm}" };
  document.head.append(Object.assign(document.createElement("link"), later));
}
const { default: init } = await import(module);
await init({ module_or_path: wasm });
