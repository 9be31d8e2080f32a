// Starts the program in the page: the one for events or the one for tables. The addresses are put in when the client is built.
const events = /^\/(e|events|daily|c|referee|print)(\/|$)/.test(location.pathname);
const [module, wasm] = events ? ["{events-module}", "{events-wasm}"] : ["{page-module}", "{page-wasm}"];
const { default: init } = await import(module);
await init({ module_or_path: wasm });
