/** `npm run deploy`: builds with the merchant's own Firebase values and puts the site on its Hosting. */
import fs from 'node:fs';
import path from 'node:path';
import { hostingOf } from './lib/hosting.mjs';
import { installMissing } from './lib/install.mjs';
import { readShop } from './lib/shop.mjs';
import { startNode, Stop, supervise } from './lib/supervise.mjs';
import { startWebpack } from './lib/webpack.mjs';

const folder = '.emulator/deploy';

supervise(async () => {
  await installMissing();
  const { isDemo, missing } = await readShop();
  if (isDemo) {
    throw new Stop(
      `A demo shop can't be deployed: nobody could sign in. Missing: ${missing.join(', ')}. ` +
        'Give all seven (see .env.example).',
    );
  }
  console.log('Building the production site…');
  if ((await startWebpack(['--mode', 'production']).ended) !== 0) {
    throw new Stop('The build failed: its messages are above. Nothing was deployed.');
  }
  fs.mkdirSync(folder, { recursive: true });
  const config = JSON.parse(fs.readFileSync('firebase.json', 'utf8'));
  const hosting = hostingOf('dist', config, path.resolve(folder));
  fs.writeFileSync(`${folder}/firebase.json`, JSON.stringify({ hosting }, null, 2));
  return startNode('firebase', [
    'node_modules/firebase-tools/lib/bin/firebase.js',
    ...['deploy', '--only', 'hosting', '--config', `${folder}/firebase.json`],
    ...['--project', process.env.FIREBASE_PROJECT_ID],
  ]).ended;
});
