// Starts the program in the page: the one for evenings or the one for tables. The addresses are put in when the client is built.
const evenings = /^\/(e|events|daily|c|referee|print)(\/|$)/.test(location.pathname);
const [module, wasm] = evenings ? ["{evening-module}", "{evening-wasm}"] : ["{page-module}", "{page-wasm}"];
const { default: init } = await import(module);
await init({ module_or_path: wasm });
