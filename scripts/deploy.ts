/** `npm run deploy`: builds with the merchant's Firebase values, and deploys the site and the rules. */
import { writeDeployment } from './lib/deployment';
import { startNode } from './lib/processes';
import { readShop } from './lib/shop';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';
import { buildSite } from './lib/webpack';

const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';

const noDatabase = `
If the messages above mention Firestore, create its database by hand, once: in the Firebase console, under
Firestore Database, Create database, Standard, production mode. Then deploy again.
`;
const nextStep = `
To see the orders, make your account the merchant’s: under Authentication, Users, copy its User UID; under
Firestore Database, create the collection merchants with a document of that ID; remove the blank field. Then
sign in to the shop, open Returns & Orders, and publish your prices: until then, nobody can order.
`;

supervise(deploy, { interrupted: 130 });

async function deploy() {
  const { isDemo, missing, database } = readShop({ forPublishing: true });
  if (isDemo) {
    throw new Stop(
      `A demo shop can't be deployed: nobody could sign in. Missing: ${missing.join(', ')}. ` +
        'Give all six (see .env.example).',
    );
  }
  if (!(await isLoggedIn())) {
    throw new Stop(
      'You aren’t logged in to Firebase. Log in once: npx firebase login. Without a browser, give the file ' +
        'of a service account’s key in GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
  if (database) await testRules();
  await buildSite();
  const { config, only } = writeDeployment({ site: 'dist', folder: '.emulator/deploy', database });
  const project = process.env.FIREBASE_PROJECT_ID ?? '';
  const args = ['deploy', '--only', only, '--config', config, '--project', project];
  const { code } = await startNode('firebase', [firebase, ...args]).ended;
  if (database) console.log(code === 0 ? nextStep : noDatabase);
  return code;
}

/** Whether Firebase's tool has a login; whether it is still valid, only Firebase knows. */
async function isLoggedIn(): Promise<boolean> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return true;
  const list = startNode('firebase', [firebase, 'login:list', '--json'], { quiet: true });
  const { result: accounts = [] } = JSON.parse((await list.ended).stdout) as { result?: unknown[] };
  return accounts.length > 0;
}

/** @throws Stop if the security rules fail their tests on this machine's emulator */
async function testRules(): Promise<void> {
  console.log('Testing the security rules…');
  const test = ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/test.ts', 'rules'];
  // There they mustn't be skipped.
  const { code } = await startNode('The tests', test, { env: { ...process.env, CI: 'true' } })
    .ended;
  if (code !== 0) throw new Stop('Nothing was deployed: see the messages above.');
}
