/** `npm run build`: the production site in `dist`. Further arguments go to webpack. */
import { readShop } from './lib/shop';
import { supervise } from './lib/supervise';
import { buildSite } from './lib/webpack';

supervise(
  async () => {
    const { isDemo, missing } = readShop({ forPublishing: true });
    await buildSite(process.argv.slice(2));
    if (!isDemo) return;
    console.warn(
      '\nTHIS IS A DEMO: nobody can sign in, except on this machine while the Auth emulator runs.\n' +
        `For your own shop give ${missing.join(', ')} (see .env.example) and build again.\n`,
    );
  },
  { interrupted: 130 },
);
