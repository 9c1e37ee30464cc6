/** `npm start`: the shop for development, with demo accounts that last beyond it. */
import { demoAuth } from './lib/demoAuth';
import { startEmulators } from './lib/emulators';
import { answers, portFrom, requireFree } from './lib/ports';
import { keepRunning, untilReady, whileRunning } from './lib/processes';
import { readShop } from './lib/shop';
import { supervise } from './lib/supervise';
import { startWebpack } from './lib/webpack';

supervise(async () => {
  const shop = readShop();
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
  const url = `http://localhost:${port}${shop.basePath}`;
  const opened = untilReady(server, () => answers(url));
  const announce = () => {
    console.log(`${shop.name} is open: ${url}  (Ctrl-C closes it)`);
  };
  if (!auth) {
    await opened;
    announce();
    return whileRunning(server);
  }
  const startAuth = () =>
    startEmulators({ folder: auth.folder, auth: auth.port, keepAccounts: true });
  const [emulators] = await Promise.all([startAuth(), opened]);
  announce();
  return Promise.race([whileRunning(server), keepRunning(emulators, startAuth)]);
});
