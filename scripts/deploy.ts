/** `npm run deploy`: builds with the merchant's Firebase values, and deploys the site and the rules. */
import type { Payments, Shop, WhatsApp } from '#shop/config';
import { writeDeployment } from './lib/deployment';
import { bundleFunctions } from './lib/functions';
import { startNode } from './lib/processes';
import { readShop } from './lib/shop';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';
import { describeWebhook } from './lib/webhook';
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
  if (process.env.SHOP) {
    throw new Stop(
      'SHOP chooses a shop to try, which can’t be deployed. Leave it out to deploy your own.',
    );
  }
  const shop = readShop({ forPublishing: true });
  const { isDemo, missing, database, functions, payments } = shop;
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
  const project = ['--project', process.env.FIREBASE_PROJECT_ID ?? ''];
  const hasFunctions = database && functions;
  if (hasFunctions) await requireSecrets(project, payments, functions.whatsapp);
  if (database) await testRules();
  await buildSite();
  const folder = '.emulator/deploy';
  if (hasFunctions) await bundleFunctions(`${folder}/functions`);
  const { config, deployments } = writeDeployment({ site: 'dist', folder, database });
  let code = 0;
  for (const parts of deployments) {
    const args = ['deploy', '--only', ...parts, '--config', config, ...project];
    ({ code } = await startNode('firebase', [firebase, ...args]).ended);
    if (code !== 0) break;
  }
  if (database) console.log(code === 0 ? nextStep : noDatabase);
  if (hasFunctions && payments && code === 0) console.log(await describeWebhook());
  if (hasFunctions && functions.whatsapp && code === 0) console.log(describeWhatsApp(shop));
  return code;
}

const paymentSecrets: Record<Payments['service'], Record<string, string>> = {
  razorpay: {
    PAYMENTS_KEY: '<key id>:<key secret>',
    PAYMENTS_WEBHOOK_SECRET: 'the secret that you give its webhook',
  },
  stripe: {
    PAYMENTS_KEY: 'the secret key, sk_…',
    PAYMENTS_WEBHOOK_SECRET: 'the signing secret of its webhook, whsec_…',
  },
};

/** What the merchant enters at Meta, so that WhatsApp can report what hasn't arrived. */
const describeWhatsApp = ({ origin, basePath, functions }: Shop) =>
  `At Meta, under WhatsApp, Configuration, the callback URL is ${origin}${basePath}functions/whatsapp, and the verify ` +
  `token ${functions?.whatsapp?.phoneNumberId}: see docs/whatsapp.md.`;

const whatsAppSecrets = {
  WHATSAPP_TOKEN: 'the access token of the system user',
  WHATSAPP_APP_SECRET: 'the app secret, under App settings, Basic',
};

/** @throws Stop that names each secret of the functions that the project lacks, and how to set it */
async function requireSecrets(
  project: string[],
  payments?: Payments,
  whatsapp?: WhatsApp,
): Promise<void> {
  const secrets = {
    SMTP_URL: 'smtps://<user>:<password>@<host>:465',
    VAPID_KEY: 'the private key',
    ...(payments && paymentSecrets[payments.service]),
    ...(whatsapp && whatsAppSecrets),
  };
  const problems = await Promise.all(
    Object.entries(secrets).map(async ([name, value]) => {
      const args = ['functions:secrets:get', name, '--json', ...project];
      const { stdout } = await startNode('firebase', [firebase, ...args], { quiet: true }).ended;
      const { result, error = 'it has no value' } = JSON.parse(stdout) as SecretAnswer;
      if (result?.secrets.some(({ state }) => state === 'ENABLED')) return [];
      const command = `npx firebase functions:secrets:set ${name} ${project.join(' ')}`;
      return `The functions need the secret ${name}: ${error}\n  Set it to ${value}: ${command}`;
    }),
  );
  const missing = problems.flat();
  const guides = [
    'functions',
    ...(payments ? ['payments'] : []),
    ...(whatsapp ? ['whatsapp'] : []),
  ];
  const guide = `See ${guides.map((name) => `docs/${name}.md`).join(' and ')}.`;
  if (missing.length > 0) throw new Stop([...missing, guide].join('\n'));
}

/** The answer of Firebase's tool about a secret. */
interface SecretAnswer {
  result?: { secrets: { state: string }[] };
  error?: string;
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
  const test = ['scripts/run.cjs', 'scripts/test.ts', 'rules'];
  // `CI` makes the tests fail instead of being skipped.
  const { code } = await startNode('The tests', test, { env: { ...process.env, CI: 'true' } })
    .ended;
  if (code !== 0) throw new Stop('Nothing was deployed: see the messages above.');
}
