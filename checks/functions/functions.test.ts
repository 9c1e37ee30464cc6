/** Tests a copy of the shop with functions and payments online: messages arrive, and payments are confirmed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { generateVAPIDKeys } from 'web-push';
import { testRun } from '../../scripts/lib/stages';
import { copyProject, edit, runWell } from '../projectCopy';

const copy = path.resolve(testRun.folder, 'withFunctions');
const inCopy = (...parts: string[]) => path.join(copy, testRun.folder, ...parts);

it('merchant and shopper get messages about orders, and payments confirm themselves', async () => {
  copyProject(copy);
  const { publicKey, privateKey } = generateVAPIDKeys();
  const templates = `{ receipt: 'order_receipt', accepted: 'order_accepted' }`;
  const whatsapp = `{ phoneNumberId: '106540352242922', templates: ${templates} }`;
  const functions = `functions: { email: 'orders@shop.example', pushKey: '${publicKey}', whatsapp: ${whatsapp} },`;
  const payments = `payments: { service: 'razorpay' },`;
  edit(copy, 'shop/config.ts', (text) =>
    text.replace(/\n};/, `\n  ${functions}\n  ${payments}\n};`),
  );

  const { ports, functionsPorts } = testRun;
  mkdirSync(inCopy('functions'), { recursive: true });
  const secrets = [
    `SMTP_URL=smtp://127.0.0.1:${functionsPorts.mail}`,
    `VAPID_KEY=${privateKey}`,
    'PAYMENTS_KEY=id:key',
    'PAYMENTS_WEBHOOK_SECRET=secret',
    'WHATSAPP_TOKEN=token',
    'WHATSAPP_APP_SECRET=secret',
  ];
  writeFileSync(inCopy('functions/.secret.local'), secrets.join('\n'));
  const variables = [
    `SITE_ORIGIN=http://localhost:${ports.hosting}`,
    `PAYMENTS_API=http://127.0.0.1:${functionsPorts.payments}`,
    `WHATSAPP_API=http://127.0.0.1:${functionsPorts.whatsApp}`,
  ];
  writeFileSync(inCopy('functions/.env'), variables.join('\n'));
  const pair = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  writeFileSync(inCopy('push.key'), pair.private);
  writeFileSync(inCopy('push.pem'), pair.cert);

  runWell(copy, ['scripts/run.cjs', 'scripts/test.ts', 'build']);
  runWell(copy, ['node_modules/@playwright/test/cli.js', 'test', '--project=functions'], {
    ...process.env,
    NODE_EXTRA_CA_CERTS: inCopy('push.pem'),
  });
});
