/** Makes a second shop of a copy of this one, as the README says, and serves it to its tests. */
import { createJiti } from 'jiti';
import { startEmulators } from './lib/emulators.mjs';
import { requireFree } from './lib/ports.mjs';
import { Stop, supervise, whileRunning } from './lib/supervise.mjs';
import { testRun } from './lib/testStages.mjs';
import { startWebpack } from './lib/webpack.mjs';

supervise(async () => {
  const { copy, walk } = await createJiti(import.meta.url).import('../e2e/merchant/walk.ts');
  const { ports, authUrl } = testRun.merchant;
  await requireFree(Object.values(ports).map((port) => ({ port, holder: 'another test run' })));
  await walk();
  // With a cache of its own: two projects that shared one would spoil it for each other.
  const args = ['--mode=production', '--cache-name=merchant'];
  const build = startWebpack(args, { cwd: copy, authUrl });
  if ((await build.ended) !== 0) throw new Stop('The second shop can’t be built.');
  const emulators = await startEmulators({
    folder: `${testRun.folder}/merchant/emulators`,
    auth: ports.auth,
    hosting: { port: ports.hosting, folder: `${copy}/dist` },
    project: copy,
  });
  await emulators.ready();
  await whileRunning([emulators]);
});
