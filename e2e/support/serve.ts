/** Serves the build in `.test/dist` to the browser tests, with emulators of its own. */
import { existsSync } from 'node:fs';
import { startEmulators } from '../../scripts/lib/emulators';
import { requireFirestore } from '../../scripts/lib/findFirestore';
import { bundleFunctions } from '../../scripts/lib/functions';
import { requireFree } from '../../scripts/lib/ports';
import { whileRunning } from '../../scripts/lib/processes';
import { testRun } from '../../scripts/lib/stages';
import { Stop } from '../../scripts/lib/stop';
import { supervise } from '../../scripts/lib/supervise';
import { shop } from '#shop/config';

supervise(async () => {
  const { folder, site, ports, functionsPorts } = testRun;
  if (!existsSync(site)) {
    throw new Stop(
      `The browser tests need the production build in ${site}. Build it first: npm test -- build`,
    );
  }
  const { auth, firestore, hosting } = ports;
  await requireFree(Object.values(ports).map((port) => ({ port, holder: 'another test run' })));
  // This folder has the functions' secrets: see `checks/functions`.
  const functions = shop.functions && {
    port: functionsPorts.emulator,
    folder: `${folder}/functions`,
  };
  if (functions) await bundleFunctions(functions.folder);
  const hasDatabase = process.env.DATABASE !== 'off';
  const emulators = await startEmulators({
    folder: `${folder}/browser`,
    auth,
    functions,
    hosting: { port: hosting, folder: site },
    ...(hasDatabase && { firestore: { port: firestore, program: requireFirestore() } }),
  });
  return whileRunning(emulators);
});
