/** `npm run preview`: the production site with its real headers, as Firebase Hosting serves it. */
import { demoAuth } from './lib/demoAuth.mjs';
import { startEmulators } from './lib/emulators.mjs';
import { installMissing } from './lib/install.mjs';
import { portFrom, requireFree } from './lib/ports.mjs';
import { readShop } from './lib/shop.mjs';
import { answers, Stop, supervise, untilReady, whileRunning } from './lib/supervise.mjs';
import { startWebpack } from './lib/webpack.mjs';

supervise(async () => {
  await installMissing();
  const shop = await readShop();
  const port = portFrom('PORT', 5050);
  const auth = shop.isDemo ? demoAuth('npm run preview') : undefined;
  const page = {
    port,
    holder: 'another `npm run preview` or another Firebase emulator',
    instead: `PORT=${port + 1} npm run preview`,
  };
  await requireFree(auth ? [page, auth] : [page]);

  console.log('Building the production site…');
  const build = startWebpack(['--mode', 'production'], { authUrl: auth?.url });
  if ((await build.ended) !== 0) throw new Stop('The build failed: its messages are above.');

  console.log('Starting the Hosting emulator…');
  const emulators = await startEmulators({
    folder: auth?.folder ?? `.emulator/${port}`,
    auth: auth?.port,
    hosting: { port, folder: 'dist' },
    keepAccounts: Boolean(auth),
  });
  await emulators.ready();
  const url = `http://localhost:${port}${shop.basePath}`;
  await untilReady(emulators, () => answers(url), 30);
  console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
  await whileRunning([emulators]);
});
