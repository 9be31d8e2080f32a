// Starts the program in the page. The addresses are put in when the client is built.
import init from "{module}";
init({ module_or_path: "{wasm}" });
