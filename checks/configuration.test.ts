/** The commands check `.env` and `shop/config.ts` before they do anything. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateVAPIDKeys } from 'web-push';
import { buildVariables, missingVariables } from '../build/variables';
import { testRun } from '../scripts/lib/stages';
import { shop } from '#shop/config';
import { copyProject, edit, run as runIn } from './projectCopy';

const required = missingVariables({});
const project = required.map((name) => `${name}=made-up`).join('\n');
const copy = path.resolve(testRun.folder, 'configuration');
beforeAll(() => {
  copyProject(copy);
  // The copy has little to check and, below, to build.
  const types = { compilerOptions: { noEmit: true }, files: ['shop/config.ts'] };
  writeFileSync(`${copy}/tsconfig.json`, JSON.stringify(types));
});

/** Runs a command in the copy with this `.env` and none of its variables. */
function run(command: string, dotEnv: string, variables = {}) {
  writeFileSync(`${copy}/.env`, dotEnv);
  const given = Object.entries(process.env).filter(
    ([name]) => !(buildVariables as readonly string[]).includes(name),
  );
  const npm = process.env.npm_execpath ?? '/usr/bin/npm';
  const env = { ...Object.fromEntries(given), ...variables };
  return runIn(copy, [npm, 'run', '--silent', command], env);
}

/** Expects the command to stop with this message, before a build and without a stack. */
function expectFailure({ status, output }: ReturnType<typeof run>, sentence: RegExp) {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/made-up|Building|Starting|\n {4}at /);
  expect(status).toBe(1);
}

// `scripts/lib/shop.test.ts` has what else can be wrong: the commands all read the shop first.
it.each(['start', 'build', 'preview', 'deploy'])(
  'npm run %s fails for an unreadable line in .env',
  (command) => {
    const pasted = run(command, '# mine\napiKey: "made-up",\n');
    expectFailure(pasted, /in line 2\. Write each value as in/);
  },
);

it.each(['start', 'build', 'preview', 'deploy'])(
  'npm run %s names a wrong import, and the existing markets if the shop’s isn’t one',
  (command) => {
    edit(copy, 'shop/config.ts', (text) => text.replace('market: india', 'market: austria'));
    expectFailure(
      run(command, ''),
      /nothing is called austria; write one of .*\{ india, indiaHindi \}/,
    );
    edit(copy, 'shop/config.ts', (text) =>
      text
        .replace('market: austria', 'market: india')
        .replace("markets/india/market'", "markets/nowhere/market'"),
    );
    expectFailure(
      run(command, ''),
      /markets\/nowhere\/market', and there is no such market; write one of/,
    );
    edit(copy, 'shop/config.ts', (text) =>
      text.replace("markets/nowhere/market'", "markets/india/market'"),
    );
  },
);

it('npm run deploy neither builds nor deploys a demo shop', () => {
  expectFailure(run('deploy', ''), new RegExp(`Missing: ${required.join(', ')}\\.`));
});

it('npm run deploy never publishes another shop than the merchant’s', () => {
  expectFailure(run('deploy', project, { SHOP: 'sample' }), /SHOP chooses a shop to try/);
});

it('npm run build says at the end that it built the demo, but not for a merchant’s shop', () => {
  writeFileSync(
    `${copy}/webpack.config.js`,
    "module.exports = { entry: 'data:text/javascript,' };",
  );
  const demo = run('build', '');
  expect(demo.output).toMatch(/compiled[\s\S]*THIS IS A DEMO: nobody can sign in/);
  expect(demo.status).toBe(0);

  const left = run('build', project);
  for (const part of ['welcome heading', 'banner-wide.jpg', 'products.ts: the demo’s products']) {
    expect(left.output).toContain(part);
  }
  expect(left.output).not.toContain('Building');
  expect(left.status).toBe(1);
  writeFileSync(`${copy}/shop/products.ts`, 'export const products = [];');
  for (const name of readdirSync(`${copy}/shop/banners`)) {
    writeFileSync(`${copy}/shop/banners/${name}`, 'our own');
  }
  // This configuration leaves out everything optional.
  edit(copy, 'shop/config.ts', (text) =>
    text
      .replace(/(description|heading|text|advert): '[^'\n]*'/g, "$1: 'Our own.'")
      .replace(/name: '.*'/, "name: 'Nimbu'")
      .replace(/origin: '.*'/, "origin: 'https://shop.example.com'")
      .replace(/\n\n {2}\/\/ What follows may be left out.*?\n};/s, '\n};'),
  );
  const own = run('build', project);
  expect(own.output).not.toMatch(/DEMO/i);
  expect(own.status).toBe(0);
});

it.each(['make', 'assetEmitted', 'afterEmit'])(
  'a build that is killed leaves the last site whole, and the next build replaces it (%s)',
  (step) => {
    const site = `${copy}/dist${shop.basePath}`;
    rmSync(site, { recursive: true, force: true });
    mkdirSync(site, { recursive: true });
    writeFileSync(`${site}/index.html`, 'yesterday');
    const config = (hooks: string) => `module.exports = {
      entry: 'data:text/javascript,',
      plugins: [{ apply: ({ hooks }) => { ${hooks} } }],
    };`;
    // The parent of the process is the command.
    const kill = `for (const id of [process.ppid, process.pid]) process.kill(id, 'SIGKILL')`;
    writeFileSync(
      `${copy}/webpack.config.js`,
      config(`hooks.${step}.tap('test', () => { ${kill} })`),
    );
    const killed = run('build', '');
    expect(killed.output).toContain('Building');
    expect(killed.status).not.toBe(0);
    expect(readdirSync(site)).toEqual(['index.html']);
    writeFileSync(`${copy}/webpack.config.js`, config(''));
    expect(run('build', '').status).toBe(0);
    expect(readdirSync(site)).toEqual(['main.js']);
    expect(readdirSync(copy).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  },
);

it('npm run deploy stops without a login, or if the tests of the security rules fail', () => {
  const home = path.join(copy, 'home');
  const nobody = {
    HOME: home,
    USERPROFILE: home,
    XDG_CONFIG_HOME: home,
    GOOGLE_APPLICATION_CREDENTIALS: '',
    FIREBASE_TOKEN: '',
  };
  expectFailure(run('deploy', project, nobody), /You aren’t logged in to Firebase/);

  mkdirSync(`${home}/configstore`, { recursive: true });
  const login = { user: { email: 'merchant@shop.example' }, tokens: { refresh_token: 'made-up' } };
  writeFileSync(`${home}/configstore/firebase-tools.json`, JSON.stringify(login));
  const failing = "it('accepts', () => { throw new Error('A stranger sees all orders.'); });";
  const rules = `${copy}/firestore/tests`;
  for (const file of readdirSync(rules).filter((name) => name.endsWith('.contract.test.ts'))) {
    writeFileSync(`${rules}/${file}`, failing);
  }
  // The contract tests may run at the same time.
  for (const port of Object.values(testRun.contractPorts)) {
    edit(copy, 'scripts/lib/stages.ts', (text) => text.replace(`${port}`, `${port + 20}`));
  }
  const stopped = run('deploy', project, nobody);
  expect(stopped.output).toMatch(/A stranger sees all orders[\s\S]*Nothing was deployed/);
  expect(stopped.output).not.toContain('Building');
  expect(stopped.status).toBe(1);
});

it('npm run deploy names each missing secret of the functions, WhatsApp and payments, and how to set it', () => {
  const { publicKey } = generateVAPIDKeys();
  const whatsapp = `whatsapp: { phoneNumberId: '106540352242922', templates: { sent: 'order_sent' } }`;
  const functions = `functions: { email: 'orders@nimbu.example', pushKey: '${publicKey}', ${whatsapp} },`;
  const payments = `payments: { service: 'stripe' },`;
  edit(copy, 'shop/config.ts', (text) =>
    text.replace(/\n};/, `\n  ${functions}\n  ${payments}\n};`),
  );
  // No server runs at this address.
  const nowhere = 'http://127.0.0.1:1';
  const login = { FIREBASE_TOKEN: 'made-up', FIREBASE_TOKEN_URL: nowhere };
  const { status, output } = run('deploy', project, login);
  const ofPayments = ['PAYMENTS_KEY', 'PAYMENTS_WEBHOOK_SECRET'];
  const ofWhatsApp = ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET'];
  for (const name of ['SMTP_URL', 'VAPID_KEY', ...ofPayments, ...ofWhatsApp]) {
    expect(output).toContain(`The functions need the secret ${name}: `);
    expect(output).toContain(`npx firebase functions:secrets:set ${name} --project made-up\n`);
  }
  expect(output).not.toMatch(/Testing|Building/);
  expect(status).toBe(1);
});
