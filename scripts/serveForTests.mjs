/** Serves the build in `.test/dist`, with an Auth emulator of its own, to the browser tests. */
import { existsSync } from 'node:fs';
import { startEmulators } from './lib/emulators.mjs';
import { requireFree } from './lib/ports.mjs';
import { Stop, supervise, whileRunning } from './lib/supervise.mjs';
import { testRun } from './lib/testStages.mjs';

supervise(async () => {
  if (!existsSync(testRun.site)) {
    throw new Stop(
      `The browser tests open the production build in ${testRun.site}, and there is none. ` +
        'Make it first: npm test -- build',
    );
  }
  const { auth, hosting } = testRun.ports;
  const holder = 'another test run';
  await requireFree([
    { port: auth, holder },
    { port: hosting, holder },
  ]);
  const emulators = await startEmulators({
    folder: `${testRun.folder}/browser`,
    auth,
    hosting: { port: hosting, folder: testRun.site },
  });
  await emulators.ready();
  await whileRunning([emulators]);
});
