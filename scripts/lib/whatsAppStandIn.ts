/**
 * Stands in for Meta's WhatsApp Cloud API in `npm start` and in tests: it takes templates, and says by webhooks, signed as
 * Meta's, which haven't arrived. It delivers nothing.
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { WhatsAppMessage } from '../../functions/whatsApp';

interface Options {
  /** 0 for any. */
  port: number;
  /** The shop's app secret, with which webhooks are signed. */
  appSecret: string;
  webhookUrl?: string;
  /** Called with each message that it takes. */
  onMessage?: (message: WhatsAppMessage) => void;
}

/** Meta repeats a webhook that isn't answered with 200: here every half a second, a minute long. */
const RETRY_MS = 500;
const RETRIES = 120;

/** Nobody has WhatsApp at such numbers. */
const isUnknown = (number: string) => number.endsWith('00000');

/** Starts it. @returns its `url`, the `messages` so far, which grow, and the `faults` of a test */
export async function startWhatsAppStandIn({ port, appSecret, webhookUrl, onMessage }: Options) {
  const messages: WhatsAppMessage[] = [];
  /** The error code that every call is answered with, if set. */
  const faults: { code?: number | undefined } = {};

  /** Calls the shop's webhook with a message's status. @returns the status of its answer; 0 without a webhook */
  async function sendStatus({ to, biz_opaque_callback_data: about }: WhatsAppMessage) {
    if (!webhookUrl) return 0;
    const failure = {
      status: 'failed',
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    };
    const status = isUnknown(to) ? failure : { status: 'delivered' };
    const value = {
      messaging_product: 'whatsapp',
      statuses: [{ ...status, recipient_id: to.slice(1), biz_opaque_callback_data: about }],
    };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
    });
    const signature = createHmac('sha256', appSecret).update(body).digest('hex');
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Hub-Signature-256': `sha256=${signature}`,
      },
      body,
    });
    return response.status;
  }

  async function sendStatusUntilTaken(message: WhatsAppMessage) {
    for (let tries = 0; tries < RETRIES; tries += 1) {
      const status = await sendStatus(message).catch(() => undefined);
      if (status === 200 || status === 0) return;
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }

  async function answer(request: IncomingMessage): Promise<[status: number, answer: object]> {
    const body = await text(request);
    const reject = (code: number) =>
      [code === 190 ? 401 : 400, { error: { code, type: 'OAuthException' } }] as [number, object];
    if (request.method !== 'POST' || !/^\/v[\d.]+\/\d+\/messages$/.test(request.url ?? '')) {
      return reject(100);
    }
    if (!/^Bearer ./.test(request.headers.authorization ?? '')) return reject(190);
    if (faults.code !== undefined) return reject(faults.code);
    const message = JSON.parse(body) as WhatsAppMessage;
    const parameters = message.template.components.flatMap((component) => component.parameters);
    if (parameters.some((each) => !each.text || /[\n\t]| {5}/.test(each.text)))
      return reject(132000);
    messages.push(message);
    onMessage?.(message);
    void sendStatusUntilTaken(message);
    return [200, { messaging_product: 'whatsapp', messages: [{ id: `wamid.${messages.length}` }] }];
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  // The server doesn't keep a command from ending.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    faults,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
