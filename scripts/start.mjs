/** `npm start`: the shop for development, with demo accounts that last beyond it. */
import { demoAuth } from './lib/demoAuth.mjs';
import { startEmulators } from './lib/emulators.mjs';
import { installMissing } from './lib/install.mjs';
import { portFrom, requireFree } from './lib/ports.mjs';
import { readShop } from './lib/shop.mjs';
import { answers, supervise, untilReady, whileRunning } from './lib/supervise.mjs';
import { startWebpack } from './lib/webpack.mjs';

supervise(async () => {
  await installMissing();
  const shop = await readShop();
  const port = portFrom('PORT', 3000);
  const auth = shop.isDemo ? demoAuth('npm start') : undefined;
  const page = {
    port,
    holder: 'another `npm start` or another development server',
    instead: `PORT=${port + 1} npm start`,
  };
  await requireFree(auth ? [page, auth] : [page]);

  console.log(auth ? 'Starting the shop and its Auth emulator…' : 'Starting the shop…');
  const server = startWebpack(
    [
      ...['serve', '--mode=development'],
      // Two servers that shared one cache would spoil it for each other.
      `--cache-name=development-${port}`,
      // Errors, warnings and recompiles are webpack's own output; this is the server's chatter.
      '--infrastructure-logging-level=warn',
    ],
    { port, authUrl: auth?.url },
  );
  const emulators =
    auth && (await startEmulators({ folder: auth.folder, auth: auth.port, keepAccounts: true }));
  const url = `http://localhost:${port}${shop.basePath}`;
  await Promise.all([untilReady(server, () => answers(url)), emulators?.ready()]);
  console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
  await whileRunning([server, emulators].filter(Boolean));
});
