/** `npm run preview`: the production site with its real headers, as Firebase Hosting serves it. */
import { demoEmulators } from './lib/demoEmulators';
import { startEmulators } from './lib/emulators';
import { answers, requireFree, wantedPort } from './lib/ports';
import { startAll, untilReady } from './lib/processes';
import { readShop } from './lib/shop';
import { supervise } from './lib/supervise';
import { buildSite } from './lib/webpack';

supervise(async () => {
  const shop = readShop({ forPublishing: true });
  const holder = 'another `npm run preview` or another Firebase emulator';
  const page = wantedPort('PORT', 5050, 'npm run preview', holder);
  const { port } = page;
  const demo = shop.isDemo ? demoEmulators('npm run preview') : undefined;
  await requireFree([page, ...(demo?.ports ?? [])]);
  await buildSite([], demo?.variables);

  console.log(demo ? 'Starting the emulators…' : 'Starting the Hosting emulator…');
  const url = `http://localhost:${port}${shop.basePath}`;
  const serve = async () => {
    const emulators = await startEmulators({
      folder: demo?.folder ?? `.emulator/${port}`,
      auth: demo?.auth,
      hosting: { port, folder: 'dist' },
      keepAccounts: Boolean(demo),
    });
    await untilReady(emulators, () => answers(url), 30);
    return emulators;
  };
  const keepRunning = await startAll([serve, ...(demo?.starts ?? [])]);
  console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
  if (demo) console.log(await demo.describe());
  return keepRunning();
});
