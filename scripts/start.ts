/** `npm start`: the development shop, with demo accounts that are still there the next time. */
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
  const demo = shop.isDemo ? demoEmulators('npm start', port) : undefined;
  await requireFree([page, ...(demo?.ports ?? [])]);

  console.log(demo ? 'Starting the shop and its emulators…' : 'Starting the shop…');
  const server = startWebpack(
    [
      'serve',
      '--mode=development',
      // Two servers would corrupt a shared cache.
      `--cache-name=development-${port}`,
      // Errors and warnings are webpack's own output; this is only the server's.
      '--infrastructure-logging-level=warn',
    ],
    { ...demo?.variables, PORT: String(port) },
  );
  const url = `http://localhost:${port}${shop.basePath}`;
  const [emulators = []] = await Promise.all([
    demo?.start(),
    untilReady(server, () => answers(url)),
  ]);
  console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
  // Beside the first build, both would take longer.
  startNode('TypeScript', [
    'node_modules/typescript/bin/tsc',
    '--watch',
    '--preserveWatchOutput',
    '--tsBuildInfoFile',
    '.emulator/.tsbuildinfo',
  ]);
  if (demo) console.log(await demo.describe());
  return whileRunning([server, ...emulators]);
});
