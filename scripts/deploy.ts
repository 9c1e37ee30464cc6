/** `npm run deploy`: builds with the merchant's own Firebase values, and deploys site and rules. */
import { writeDeployment } from './lib/deployment';
import { startNode } from './lib/processes';
import { requireRulesFit } from './lib/rules';
import { runStage } from './lib/runStage';
import { demoEnvironment, readShop } from './lib/shop';
import { choose } from './lib/stages';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';
import { buildSite } from './lib/webpack';

const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';

supervise(async () => {
  const { isDemo, missing, database } = readShop({ forPublishing: true });
  if (isDemo) {
    throw new Stop(
      `A demo shop can't be deployed: nobody could sign in. Missing: ${missing.join(', ')}. ` +
        'Give all six (see .env.example).',
    );
  }
  if (!(await hasLogin())) {
    throw new Stop(
      'Nobody is logged in to Firebase here. Log in, once: npx firebase login. ' +
        'Where there is no browser, give the file of a service account’s key in ' +
        'GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
  if (database) await testRules();
  await buildSite();
  if (database) requireRulesFit();
  const folder = '.emulator/deploy';
  const { config, only } = writeDeployment({ site: 'dist', folder, database });
  const project = process.env.FIREBASE_PROJECT_ID ?? '';
  const args = ['deploy', '--only', only, '--config', config, '--project', project];
  const { code } = await startNode('firebase', [firebase, ...args]).ended;
  if (code !== 0 && database) {
    console.error(
      '\nIf the messages above speak of Firestore, make its database by hand, once: in the Firebase ' +
        'console, Firestore Database, Create database, Standard, production mode. Then deploy again.\n',
    );
  }
  if (code === 0 && database) {
    console.log(
      '\nOrders come to whoever you mark: under Authentication, Users, copy the User UID of your ' +
        'account; under Firestore Database make the collection merchants with a document of that ID, ' +
        'without fields. Then sign in to the shop.\n',
    );
  }
  return code;
});

/** Whether Firebase's tool has a login to deploy with; whether it is still valid, only Firebase knows. */
async function hasLogin(): Promise<boolean> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return true;
  const list = startNode('firebase', [firebase, 'login:list', '--json'], { quiet: true });
  const { stdout } = await list.ended;
  const { result: accounts = [] } = JSON.parse(stdout) as { result?: unknown[] };
  return accounts.length > 0;
}

/** @throws Stop unless the rules of the database do what they promise, on this machine's emulator. */
async function testRules(): Promise<void> {
  console.log('Testing the rules of the database…');
  const [contract] = choose(['contract']);
  if (!contract) return;
  const rules = { ...contract, args: [...contract.args, 'build/rules'] };
  const { failed } = await runStage(rules, { env: demoEnvironment(), quiet: true });
  if (failed > 0) throw new Stop('Nothing was deployed: see the messages above.');
}
