// Games on a device that are dealt the same in every run.

/** Everything that the games on this device draw at random follows from a number. Has no effect behind a service worker. */
export async function dealFrom(context, seed) {
  await context.route(/\/kee-worker-start-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const fixed = `let drawn = ${seed};\ncrypto.getRandomValues = (bytes) => bytes.map((_, at) => (bytes[at] = (drawn = (Math.imul(drawn, 1103515245) + 12345) >>> 0) >>> 24));\n`;
    await route.fulfill({ response, body: fixed + (await response.text()) });
  });
}
