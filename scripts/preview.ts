/** `npm run preview`: the production site with its real headers, as Firebase Hosting serves it. */
import { demoAuth } from './lib/demoAuth';
import { startEmulators } from './lib/emulators';
import { answers, portFrom, requireFree } from './lib/ports';
import { keepRunning, untilReady } from './lib/processes';
import { readShop } from './lib/shop';
import { supervise } from './lib/supervise';
import { buildSite } from './lib/webpack';

supervise(async () => {
  const shop = readShop({ forPublishing: true });
  const port = portFrom('PORT', 5050);
  const auth = shop.isDemo ? demoAuth('npm run preview') : undefined;
  const page = {
    port,
    holder: 'another `npm run preview` or another Firebase emulator',
    instead: `PORT=${port + 1} npm run preview`,
  };
  await requireFree(auth ? [page, auth] : [page]);
  await buildSite([], { authUrl: auth?.url });

  console.log('Starting the Hosting emulator…');
  const url = `http://localhost:${port}${shop.basePath}`;
  const serve = async () => {
    const emulators = await startEmulators({
      folder: auth?.folder ?? `.emulator/${port}`,
      auth: auth?.port,
      hosting: { port, folder: 'dist' },
      keepAccounts: Boolean(auth),
    });
    await untilReady(emulators, () => answers(url), 30);
    return emulators;
  };
  const emulators = await serve();
  console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
  return keepRunning(emulators, serve);
});
