/** Serves the build in `.test/dist`, with an Auth emulator of its own, to the browser tests. */
import { existsSync } from 'node:fs';
import { startEmulators } from '../scripts/lib/emulators';
import { requireFree } from '../scripts/lib/ports';
import { whileRunning } from '../scripts/lib/processes';
import { testRun } from '../scripts/lib/stages';
import { Stop } from '../scripts/lib/stop';
import { supervise } from '../scripts/lib/supervise';

supervise(async () => {
  const { folder, site, ports } = testRun;
  if (!existsSync(site)) {
    throw new Stop(
      `The browser tests open the production build in ${site}, and there is none. ` +
        'Make it first: npm test -- build',
    );
  }
  const { auth, hosting } = ports;
  await requireFree([auth, hosting].map((port) => ({ port, holder: 'another test run' })));
  const emulators = await startEmulators({
    folder: `${folder}/browser`,
    auth,
    hosting: { port: hosting, folder: site },
  });
  return whileRunning(emulators);
});
