/** The third way to tell a shopper: approved templates by Meta's WhatsApp Cloud API. See `docs/whatsapp.md`. */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { shop, type WhatsApp } from '#shop/config';
import { orderOf } from '../src/firebase/orderDocument';
import { allMessages, isShopperNews, messages, type News } from '../src/orders/model/messages';
import { isOrderId, type Message, type Order, type ShopperNews } from '../src/orders/model/order';
import { internationalNumber } from '../src/orders/model/telephone';
import { cutText } from '../src/words/characters';
import { emailWords } from '#words/emails';
import { whatsAppTemplateWords as words } from '#words/whatsApp';
import { newsOf, textOfPart } from './news';
import { isSignature } from './payments/calls';
import { type Post, SendError } from './post';
import type { ShopRequest } from './requests';
import { pageAt } from './site';
import { runTransaction } from './transactions';

/** Meta keeps a version for two years: https://developers.facebook.com/docs/graph-api/changelog */
const VERSION = 'v26.0';
const TIMEOUT_MS = 20_000;
/** Meta takes 1,024 characters of a template with what is filled in. */
const LONGEST_DETAILS = 700;

const account = (): WhatsApp | undefined => shop.functions?.whatsapp;

/** The address of a template's button, up to the order and its key. */
export const buttonAddress = () => pageAt('/login?order=');

/** The text of a template as Meta has to approve it. `{{1}}` is the order's number, `{{2}}` what there is to say. */
export const templateOf = (news: ShopperNews) => words.template(emailWords.subjects[news]('{{1}}'));

/** A message as the Cloud API sends it. */
export interface WhatsAppMessage {
  messaging_product: 'whatsapp';
  recipient_type: 'individual';
  to: string;
  type: 'template';
  /** WhatsApp repeats this when it says whether the message has arrived. */
  biz_opaque_callback_data: string;
  template: { name: string; language: { code: string }; components: Component[] };
}

interface Component {
  type: 'body' | 'button';
  sub_type?: 'url';
  index?: '0';
  parameters: { type: 'text'; text: string }[];
}

/** The number that news of an order goes to, with its country code; `undefined` if the shop has no template for it. */
export function whatsAppNumber(news: News, { address, linkKey }: Order): string | undefined {
  const hasTemplate = news in (account()?.templates ?? {});
  return hasTemplate && linkKey ? internationalNumber(address?.telephone ?? '') : undefined;
}

const textParameters = (...texts: string[]) =>
  texts.map((text) => ({ type: 'text', text }) as const);

/** The message with an order's news, for a number that `whatsAppNumber` has. @param at when it was first tried */
export function whatsAppMessage(message: Message, order: Order, at: number): WhatsAppMessage {
  const { news } = messages[message];
  const [ownLanguage = ''] = shop.market.language.split('-');
  const { templates = {}, language = ownLanguage } = account() ?? {};
  const { details, path } = newsOf(news, order);
  const page = pageAt(path);
  const said = details
    // The button leads to the order's page already.
    .filter((part) => typeof part === 'string' || part.href !== page)
    .map(textOfPart)
    .join(' ')
    // WhatsApp rejects line breaks, and more than four blanks in a row.
    .replace(/\s+/g, ' ');
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: whatsAppNumber(news, order) ?? '',
    type: 'template',
    biz_opaque_callback_data: [order.id, message, at].join(' '),
    template: {
      name: (isShopperNews(news) && templates[news]) || '',
      language: { code: language },
      components: [
        { type: 'body', parameters: textParameters(order.id, shortened(said)) },
        {
          type: 'button',
          sub_type: 'url',
          index: '0',
          parameters: textParameters(page.slice(buttonAddress().length)),
        },
      ],
    },
  };
}

const shortened = (text: string) =>
  text.length > LONGEST_DETAILS ? `${cutText(text, LONGEST_DETAILS - 1)}…` : text;

/** What WhatsApp's error codes mean: https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes */
const problems: readonly [problem: 'no-token' | 'no-template' | 'no-whatsapp', codes: number[]][] =
  [
    // The token has expired, or lacks a permission.
    ['no-token', [0, 3, 10, 190, 200]],
    // There is none of this name and language, it isn't approved or is paused, or its parameters differ.
    ['no-template', [132000, 132001, 132005, 132007, 132012, 132015, 132016]],
    // The number isn't on WhatsApp, or can't get the message; or it is the shop's own.
    ['no-whatsapp', [131021, 131026, 131030]],
  ];

/** The error of a code. A number stays without WhatsApp; token and template can be set right within the day. */
function errorOf(code: number | undefined, isAnswered = true): SendError {
  const [problem] = problems.find(([, codes]) => code !== undefined && codes.includes(code)) ?? [];
  if (problem) return new SendError(problem, problem === 'no-whatsapp');
  return new SendError(isAnswered ? 'rejected' : 'unreachable');
}

/** Sends by the Cloud API. @param token the access token; none in shops without WhatsApp */
export const createWhatsApp =
  (token: string): Post['whatsApp'] =>
  async (message) => {
    const api = process.env.WHATSAPP_API ?? 'https://graph.facebook.com';
    const response = await fetch(`${api}/${VERSION}/${account()?.phoneNumberId ?? ''}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as WhatsAppAnswer | undefined;
    // A proxy's page can have this status, too.
    if (response?.ok && answer?.messages) return;
    const code = answer?.error?.code;
    if (code !== undefined) console.error('WhatsApp rejected a message:', code);
    throw errorOf(code, response !== undefined && !response.ok && response.status < 500);
  };

/** The parts of the Cloud API's answer that are read: `messages` if it has taken the message, or else `error`. */
interface WhatsAppAnswer {
  messages?: unknown;
  error?: { code?: number };
}

/** The parts of a webhook that are read. */
interface StatusWebhook {
  entry?: {
    changes?: {
      value?: {
        statuses?: {
          status?: string;
          biz_opaque_callback_data?: string;
          errors?: { code?: number }[];
        }[];
      };
    }[];
  }[];
}

/** What a webhook says about a message. */
interface Status {
  id: string;
  message: Message;
  at: number;
  hasFailed: boolean;
  code: number | undefined;
}

/** The statuses of messages that WhatsApp has taken. */
const taken: readonly (string | undefined)[] = ['sent', 'delivered', 'read'];

/** What a webhook says about the shop's messages. */
function statusesIn(body: string): Status[] {
  const { entry = [] } = JSON.parse(body) as StatusWebhook;
  const statuses = entry
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ value }) => value?.statuses ?? []);
  return statuses.flatMap(({ status, biz_opaque_callback_data: about = '', errors = [] }) => {
    const [id, name, at] = about.split(' ');
    const message = allMessages.find((each) => each === name);
    const hasFailed = status === 'failed';
    if (!(hasFailed || taken.includes(status)) || !isOrderId(id) || !message) return [];
    return [{ id, message, at: Number(at), hasFailed, code: errors[0]?.code }];
  });
}

/**
 * Notes in an order that a message hasn't arrived, or that WhatsApp has taken one whose answer was lost.
 *
 * @returns whether the webhook has to be repeated
 */
const noteStatus = (database: Firestore, { id, message, at, hasFailed, code }: Status) =>
  runTransaction(database, async (transaction) => {
    const orderAt = database.doc(`orders/${id}`);
    const data = (await transaction.get(orderAt)).data();
    if (!data) return false;
    const { told, failedAt = at } = orderOf(id, data);
    const { [message]: sent } = told;
    // The news were sent again since, or the failure is noted already.
    if (sent?.at !== at || sent.isFinal) return false;
    const changedAt = FieldValue.serverTimestamp();
    if (!hasFailed) {
      if (sent.sentAt !== undefined) return false;
      const isOnlyProblem = allMessages.every((each) => each === message || !told[each]?.problem);
      transaction.update(orderAt, {
        [`told.${message}`]: { at, sentAt: Date.now() },
        ...(isOnlyProblem && { failedAt: FieldValue.delete() }),
        changedAt,
      });
      return false;
    }
    // The call that sends the message is about to note that.
    if (sent.sentAt === undefined && sent.triedAt !== undefined) return true;
    const { problem, isFinal } = errorOf(code);
    transaction.update(orderAt, {
      [`told.${message}`]: { at, problem, isFinal: true },
      ...(!isFinal && { failedAt }),
      changedAt,
    });
    return false;
  });

/**
 * Answers WhatsApp: `GET` when the merchant enters the address at Meta, and `POST` when a message has arrived or hasn't.
 *
 * @param appSecret of the merchant's app at Meta, with which webhooks are signed
 */
export async function answerWhatsApp(
  database: Firestore,
  { method, query, headers, rawBody }: ShopRequest,
  appSecret: string,
): Promise<{ status: number; text?: string }> {
  if (method === 'GET') {
    const challenge = query['hub.challenge'];
    // The token needn't be a secret: only signed calls change anything.
    const isRight =
      query['hub.verify_token'] === account()?.phoneNumberId &&
      typeof challenge === 'string' &&
      /^\d+$/.test(challenge);
    return isRight ? { status: 200, text: challenge } : { status: 403 };
  }
  const [, signature = ''] =
    /^sha256=([\da-f]{64})$/.exec(String(headers['x-hub-signature-256'])) ?? [];
  if (!isSignature(signature, appSecret, rawBody)) return { status: 403 };
  const results = await Promise.all(
    statusesIn(rawBody.toString()).map((status) => noteStatus(database, status)),
  );
  // WhatsApp repeats what isn't answered with 200.
  return { status: results.includes(true) ? 503 : 200 };
}
