/** `npm start`: the development shop, with demo accounts that are still there the next time. */
import open from 'open';
import { demoEmulators } from './lib/demoEmulators';
import { answers, requireFree, wantedPort } from './lib/ports';
import { startNode, untilReady, whileRunning } from './lib/processes';
import { readShop } from './lib/shop';
import { supervise } from './lib/supervise';
import { startWebpack } from './lib/webpack';

supervise(async () => {
  const shop = readShop();
  const holder = 'another `npm start` or another development server';
  const page = wantedPort('PORT', 3000, 'npm start', holder);
  const { port } = page;
  const url = `http://localhost:${port}${shop.basePath}`;
  const demo = shop.isDemo ? demoEmulators('npm start', port) : undefined;
  await requireFree([page, ...(demo?.ports ?? [])]);

  const serve = async (variables?: NodeJS.ProcessEnv) => {
    const server = startWebpack(
      [
        'serve',
        '--mode=development',
        // Two servers would corrupt a shared cache.
        `--cache-name=development-${port}`,
        // Errors and warnings are webpack's own output; this is only the server's.
        '--infrastructure-logging-level=warn',
      ],
      { ...variables, PORT: String(port) },
    );
    await untilReady(server, () => answers(url));
    return server;
  };
  const openShop = async () => {
    const server = await serve(demo?.variables);
    console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
    if (hasDesktop()) {
      // The line above has the shop's address, in case the browser doesn't open.
      const ignore = () => undefined;
      open(url).then((browser) => browser.once('error', ignore), ignore);
    }
    // This waits for the first build, because both would take longer at the same time.
    startNode('TypeScript', [
      'node_modules/typescript/bin/tsc',
      '--watch',
      '--preserveWatchOutput',
      '--tsBuildInfoFile',
      '.emulator/.tsbuildinfo',
    ]);
    return server;
  };
  const startDemo = async () => {
    const variables = await demo?.setUp();
    return { variables, emulators: (await demo?.start()) ?? [] };
  };

  console.log(demo ? 'Starting the shop and its emulators…' : 'Starting the shop…');
  // The page opens without waiting for a download.
  const [opened, { variables, emulators }] = await Promise.all([openShop(), startDemo()]);
  let server = opened;
  if (variables?.DATABASE !== demo?.variables.DATABASE) {
    await server.end();
    server = await serve(variables);
  }
  if (demo) console.log(await demo.describe());
  return whileRunning([server, ...emulators]);
});

/** Whether a browser can be opened that somebody sees, and nobody has said `BROWSER=none`. */
function hasDesktop(): boolean {
  const { BROWSER, DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION } = process.env;
  if (BROWSER === 'none' || SSH_CONNECTION || !process.stdout.isTTY) return false;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}
