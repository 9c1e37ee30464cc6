/** `npm run preview`: the production site with its real headers, on the Hosting emulator. */
import { demoEmulators } from './lib/demoEmulators';
import { startEmulators } from './lib/emulators';
import { requireFree, wantedPort } from './lib/ports';
import { whileRunning } from './lib/processes';
import { readShop } from './lib/shop';
import { supervise } from './lib/supervise';
import { buildSite } from './lib/webpack';

supervise(async () => {
  const shop = readShop({ forPublishing: true });
  const holder = 'another `npm run preview` or another Firebase emulator';
  const page = wantedPort('PORT', 5050, 'npm run preview', holder);
  const { port } = page;
  const demo = shop.isDemo ? demoEmulators('npm run preview', port) : undefined;
  await requireFree([page, ...(demo?.ports ?? [])]);
  await buildSite([], await demo?.setUp());

  console.log(demo ? 'Starting the emulators…' : 'Starting the Hosting emulator…');
  const hosting = { port, folder: 'dist' };
  const children = demo
    ? await demo.start(hosting)
    : await startEmulators({ folder: `.emulator/${port}`, hosting });
  console.log(`${shop.name} is open: http://localhost:${port}${shop.basePath}  (Ctrl-C closes it)`);
  if (demo) console.log(await demo.describe());
  return whileRunning(children);
});
