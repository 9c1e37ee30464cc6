import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { generateVAPIDKeys, type VapidKeys } from 'web-push';
import { demoProject } from '../../build/variables';
import { regionOf } from '../../functions/site';
import type { WhatsAppMessage } from '../../functions/whatsApp';
import { type Functions, shop } from '#shop/config';
import { bundleFunctions } from './functions';
import { wantedPort } from './ports';
import { runSweep } from './runSweep';

/** The interval of the sweep, the same as on Firebase. */
const SWEEP_MS = 15 * 60_000;

/**
 * The functions on the emulators. Their emails and WhatsApp messages stay on this machine, and payments are pretended; their push messages
 * leave it.
 *
 * @param command for advice on ports
 * @param parent the folder of the emulators
 * @param origin of the site, for links in emails
 * @returns their `ports`, the `variables` of the shop's build, the option for `startEmulators`, and what to `start` first
 */
export function demoFunctions(
  command: string,
  parent: string,
  origin: string,
  functions: Functions,
) {
  const emulator = wantedPort('FUNCTIONS_EMULATOR_PORT', 5001, command);
  const page = wantedPort('MAILBOX_PORT', 5002, command);
  const payments = shop.payments && wantedPort('PAYMENTS_PORT', 5003, command);
  // The emulator reloads nothing below a folder whose name begins with a dot.
  const folder = `dist-functions/${emulator.port}`;
  const keys = readPushKeys(parent);
  const functionsUrl = `http://127.0.0.1:${emulator.port}/${demoProject}/${regionOf(functions)}/requests`;
  return {
    ports: [emulator, page, ...(payments ? [payments] : [])],
    variables: { PUSH_KEY: keys.publicKey, FUNCTIONS_URL: functionsUrl },
    emulator: { port: emulator.port, folder },
    start: async (variables: NodeJS.ProcessEnv) => {
      // The links of WhatsApp messages and examples lead to this site.
      process.env.SITE_ORIGIN = origin;
      // Shops without functions need no mail server.
      const { startMailbox } = await import('./mailbox');
      const mailbox = await startMailbox(page.port, () => loadPreviews(folder).previews());
      const bundling = await bundleFunctions(folder, { variables, watch: true });
      const standIn = payments && (await startPayments(payments.port, functionsUrl));
      const whatsApp =
        functions.whatsapp &&
        (await startWhatsApp(functionsUrl, (message) => {
          mailbox.show({ ...loadPreviews(folder).whatsAppText(message), html: '' });
        }));
      // A failed sweep is retried, as on Firebase.
      const sweep = () => void runSweep(emulator.port, functions).catch(() => false);
      if (payments) setInterval(sweep, SWEEP_MS).unref();
      const secrets = {
        SMTP_URL: mailbox.url,
        VAPID_KEY: keys.privateKey,
        ...standIn?.secrets,
        ...whatsApp?.secrets,
      };
      const standIns = { ...standIn?.variables, ...whatsApp?.variables };
      fs.writeFileSync(`${folder}/.secret.local`, linesOf(secrets));
      fs.writeFileSync(`${folder}/.env`, linesOf({ SITE_ORIGIN: origin, ...standIns }));
      return bundling;
    },
    description: `Sent messages are at http://localhost:${page.port}/`,
  };
}

const linesOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Starts a stand-in for the payment service. @returns the secrets and variables of the functions that use it */
async function startPayments(port: number, functionsUrl: string) {
  const { startPaymentStandIn } = await import('./paymentStandIn');
  const webhookSecret = randomBytes(16).toString('hex');
  const webhookUrl = `${functionsUrl}/webhook`;
  const { url } = await startPaymentStandIn({ port, webhookSecret, webhookUrl });
  return {
    secrets: { PAYMENTS_KEY: 'demo:demo', PAYMENTS_WEBHOOK_SECRET: webhookSecret },
    variables: { PAYMENTS_API: url },
  };
}

/** Starts a stand-in for WhatsApp. @returns the secrets and variables of the functions that use it */
async function startWhatsApp(functionsUrl: string, onMessage: (message: WhatsAppMessage) => void) {
  const { startWhatsAppStandIn } = await import('./whatsAppStandIn');
  const appSecret = randomBytes(16).toString('hex');
  const webhookUrl = `${functionsUrl}/whatsapp`;
  const { url } = await startWhatsAppStandIn({ port: 0, appSecret, webhookUrl, onMessage });
  return {
    secrets: { WHATSAPP_TOKEN: 'demo', WHATSAPP_APP_SECRET: appSecret },
    variables: { WHATSAPP_API: url },
  };
}

/** Loads the code of the previews with the current functions. */
function loadPreviews(folder: string) {
  const file = path.resolve(folder, 'previews.js');
  const load = createRequire(file);
  load.cache[file] = undefined;
  return load(file) as typeof import('../../functions/previews');
}

/** Reads the keys of earlier runs, so that browsers stay subscribed. */
function readPushKeys(folder: string): VapidKeys {
  const file = `${folder}/pushKeys.json`;
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as VapidKeys;
  const keys = generateVAPIDKeys();
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(keys));
  return keys;
}
