import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { shop } from '#shop/config';
import { isEmailAddress } from '../src/orders/model/address';
import type { Problem } from '../src/orders/model/order';
import { pushAddressPattern, pushKey } from '../src/orders/model/pushKey';
import { DAY_MS } from '../src/words/calendar';
import type { Email } from './emails';
import type { WhatsAppMessage } from './whatsApp';

/** A notification; the service worker (`build/worker.mjs`) shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The tag: a notification with the same one replaces it. */
  tag: string;
  /** The screen that a press opens. */
  path: string;
}

/** Sends messages. Each promise rejects with a `SendError`. */
export interface Post {
  email: (email: Email) => Promise<void>;
  /**
   * Sends to one or all devices of merchants. Removes those that are gone. Resolves with how many got it, and rejects
   * if all failed: another try would ring again where it has arrived.
   */
  push: (message: PushMessage, deviceId?: string) => Promise<number>;
  whatsApp: (message: WhatsAppMessage) => Promise<void>;
}

/** @param isFinal whether a retry is pointless */
export class SendError extends Error {
  constructor(
    readonly problem: Problem,
    readonly isFinal = false,
  ) {
    super(problem);
  }
}

const TIMEOUT_MS = 20_000;

/** The headers that prevent automatic replies: RFC 3834, and one that some servers use instead. */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/**
 * RFC 3463: there is no such mailbox or domain, the address is malformed, the mailbox has moved or is disabled; RFC
 * 7505: the domain takes no mail. Others are about the sender, the message, a limit or a full mailbox, and may change.
 */
const addressIsWrong = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
/** The same answers of servers without enhanced codes: RFC 5321. */
const mailboxIsMissing = [550, 551, 553, 556];

/** The problem behind a mail server's answer. */
function emailError(error: unknown): SendError {
  const { code, responseCode = 0, response = '', command = '' } = error as SmtpError;
  if (code === 'EAUTH') return new SendError('no-login');
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const isAboutAddress = enhanced
    ? command !== 'MAIL FROM' && addressIsWrong.test(enhanced)
    : command === 'RCPT TO' && mailboxIsMissing.includes(responseCode);
  if (isAboutAddress) return new SendError('no-address', true);
  return new SendError(responseCode >= 400 ? 'rejected' : 'unreachable');
}

interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** When it began to fail, in milliseconds. */
  failingSince?: number;
}

/** How long a service may reject a device before it is removed: its keys or the shop's have changed. */
const REJECTED_MS = 7 * DAY_MS;
/** How long a device's service may fail to answer before the device is removed. */
const SILENT_MS = 30 * DAY_MS;
/** The statuses of failures that aren't the device's fault. */
const temporary = [408, 413, 425, 429];

/** Whether it is an address of a push service or, in the emulators, on this machine. */
const isPushAddress = (address: string) =>
  new RegExp(`^${pushAddressPattern(process.env.FUNCTIONS_EMULATOR === 'true')}$`).test(address);

/**
 * Sends by SMTP, Web Push and, with `whatsApp`, WhatsApp.
 *
 * @param smtpUrl such as `smtps://<user>:<password>@<host>:465`
 * @param vapidKey the private half of the key pair whose public half is `shop.functions.pushKey`
 */
export function createPost(
  database: Firestore,
  smtpUrl: string,
  vapidKey: string,
  whatsApp: Post['whatsApp'] = () => Promise.resolve(),
): Post {
  const from = { name: shop.name, address: shop.functions?.email ?? '' };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const vapidDetails = {
    subject: `mailto:${from.address}`,
    publicKey: pushKey ?? '',
    privateKey: vapidKey,
  };

  async function pushTo(id: string, device: Device, message: PushMessage) {
    const { endpoint, p256dh, auth, failingSince } = device;
    const at = database.doc(`devices/${id}`);
    // The check also covers an address that an administrator saved.
    if (!isPushAddress(endpoint)) {
      await at.delete();
      return false;
    }
    try {
      await webPush.sendNotification(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails, TTL: DAY_MS / 1000, urgency: 'high', timeout: TIMEOUT_MS },
      );
    } catch (error) {
      const { statusCode = 0 } = error as Partial<webPush.WebPushError>;
      const isRejected = statusCode >= 400 && statusCode < 500 && !temporary.includes(statusCode);
      const patience = isRejected ? REJECTED_MS : SILENT_MS;
      const isGone = statusCode === 404 || statusCode === 410;
      // The browser has unsubscribed, or can't get messages any more.
      if (isGone || (failingSince !== undefined && Date.now() > failingSince + patience)) {
        await at.delete();
        return false;
      }
      if (failingSince === undefined) await at.update({ failingSince: Date.now() });
      throw new SendError(statusCode >= 400 ? 'rejected' : 'unreachable');
    }
    // The message has arrived, so a failure from here on must not send it again.
    if (failingSince !== undefined) {
      await at.update({ failingSince: FieldValue.delete() }).catch(() => undefined);
    }
    return true;
  }

  return {
    whatsApp,
    async email(email) {
      // The check covers an administrator's writes, too, as each address in a list would get the email.
      if (!isEmailAddress(email.to)) throw new SendError('no-address', true);
      const headers = { ...automatic, ...email.headers };
      await transport.sendMail({ from, ...email, headers }).catch((error: unknown) => {
        throw emailError(error);
      });
    },
    async push(message, deviceId) {
      const [devices, merchants] = await Promise.all([
        database.collection('devices').get(),
        database.collection('merchants').get(),
      ]);
      const uids = new Set<unknown>(merchants.docs.map(({ id }) => id));
      const found = devices.docs.filter(
        (device) => uids.has(device.get('uid')) && (!deviceId || device.id === deviceId),
      );
      const results = await Promise.allSettled(
        found.map((device) => pushTo(device.id, device.data() as Device, message)),
      );
      const sent = results.filter((result) => result.status === 'fulfilled' && result.value).length;
      const failed = results.find((result) => result.status === 'rejected');
      if (failed && sent === 0) throw failed.reason;
      return sent;
    },
  };
}
