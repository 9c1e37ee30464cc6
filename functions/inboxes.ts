import { createHash, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { getDomain } from 'tldts';
import { DAY_MS, dayOf } from '../src/words/calendar';
import { providerOf } from './mailProviders';

/*
 * Limits a stranger's messages in a day: each order may have somebody else's address, and anybody can place
 * many. Orders that a merchant has accepted, or that were paid, aren't counted.
 */

/** The limit for one inbox, however its address is written. */
const MOST_TO_INBOX = 12;
/** The limit for one domain and its subdomains, whose emails one person may receive. */
const MOST_TO_DOMAIN = 30;
/** The limit for all shoppers. */
const MOST_TO_SHOPPERS = 400;
/** The limit for the shop itself. */
const MOST_TO_SHOP = 300;

/** The limits for one phone number and for all on WhatsApp, where each message costs, and Meta limits a new shop to 250 people. */
const MOST_TO_NUMBER = 6;
const MOST_BY_WHATSAPP = 100;

/** The limit of single notifications in a period; after that, one sums up all that have come since. */
const MOST_RINGS = 6;
const RINGS_MS = 600_000;

/** The document `inboxes/{day}`. */
interface Day {
  /** The salt, without which the hashes below don't reveal their addresses. */
  salt: string;
  counts: Record<string, number>;
  /** When the last notifications rang: milliseconds. */
  rings: number[];
  /** How many messages wait for the next notification. */
  waiting: number;
}

/** The inbox of an address, and its owner's `domain` unless it's a provider's. */
export function inboxOf(email: string): { inbox: string; domain: string | undefined } {
  const at = email.lastIndexOf('@');
  const written = email.slice(at + 1).toLowerCase();
  const host = domainToASCII(written) || written;
  const provider = providerOf(host);
  const typed = email.slice(0, at).normalize('NFKC').toLowerCase();
  const name = provider?.subdomain.split('.').at(-1) || typed;
  const [tagless = ''] = name.split('+');
  const [base = ''] = provider?.tag ? tagless.split(provider.tag) : [tagless];
  const inbox = base.replace(provider?.ignored ?? /\./g, '');
  return provider
    ? { inbox: `${inbox}@${provider.domain}`, domain: undefined }
    : {
        inbox: `${inbox}@${host}`,
        // This is the registered domain, below `co.uk` as below `com`.
        domain: getDomain(host, { allowPrivateDomains: true }) ?? host,
      };
}

export interface Allowance {
  /**
   * Counts an email to a shopper.
   *
   * @param isVouched a merchant or a payment vouches for the address: strangers can't use up what may be sent to it
   * @returns whether it may go out today
   */
  allowsEmail: (address: string, isVouched?: boolean) => boolean;
  /** Counts a WhatsApp message to a shopper. @param number with its country code */
  allowsWhatsApp: (number: string) => boolean;
  /** Counts an email to the shop. */
  allowsShopEmail: (isVouched?: boolean) => boolean;
  /**
   * Counts a notification.
   *
   * @param since when it was first tried, if it was: one that rang later has told of it
   * @returns how many messages it sums up; 0 if an earlier one has included this
   */
  ring: (since: number | undefined) => number | 'wait';
  /** Saves the counts. */
  write: () => void;
}

/**
 * Reads what may still be sent today, and deletes what was counted on other days.
 *
 * @param kind of messages, which is counted apart: withdrawals need no session, and can't use up what orders may send
 */
export async function readAllowance(
  database: Firestore,
  transaction: Transaction,
  now: number,
  kind: '' | 'withdrawals ' = '',
): Promise<Allowance> {
  const today = database.doc(`inboxes/${dayOf(now)}`);
  const all = await transaction.get(database.collection('inboxes'));
  const known = all.docs.find(({ id }) => id === today.id)?.data() as Day | undefined;
  const day: Day = known ?? {
    salt: randomBytes(16).toString('hex'),
    counts: {},
    rings: [],
    waiting: 0,
  };
  const isAllowed = (limits: readonly (readonly [name: string, most: number])[]) => {
    const keys = limits.map(
      ([name, most]) =>
        [
          createHash('sha256')
            .update(day.salt + kind + name)
            .digest('hex'),
          most,
        ] as const,
    );
    if (keys.some(([key, most]) => (day.counts[key] ?? 0) >= most)) return false;
    for (const [key] of keys) day.counts[key] = (day.counts[key] ?? 0) + 1;
    return true;
  };
  return {
    allowsEmail(address, isVouched) {
      const { inbox, domain } = inboxOf(address);
      if (isVouched) return isAllowed([[`vouched ${inbox}`, MOST_TO_INBOX]]);
      return isAllowed([
        [inbox, MOST_TO_INBOX],
        ...(domain === undefined ? [] : ([[`@${domain}`, MOST_TO_DOMAIN]] as const)),
        ['shoppers', MOST_TO_SHOPPERS],
      ]);
    },
    allowsWhatsApp: (number) =>
      isAllowed([
        [`whatsapp ${number}`, MOST_TO_NUMBER],
        ['whatsapp', MOST_BY_WHATSAPP],
      ]),
    allowsShopEmail: (isVouched) =>
      isAllowed([[isVouched ? 'vouched shop' : 'shop', MOST_TO_SHOP]]),
    ring(since) {
      const last = day.rings.at(-1) ?? 0;
      if (since !== undefined && since <= last) return 0;
      const oldest = day.rings.at(-MOST_RINGS) ?? 0;
      if (now < oldest + RINGS_MS) {
        if (since === undefined) day.waiting += 1;
        return 'wait';
      }
      const told = since === undefined ? day.waiting + 1 : Math.max(1, day.waiting);
      day.rings = [...day.rings, now].slice(-MOST_RINGS);
      day.waiting = 0;
      return told;
    },
    write() {
      for (const { id, ref } of all.docs) if (id !== today.id) transaction.delete(ref);
      // The document expires even if no email follows: see `firestore.indexes.json`.
      transaction.set(today, { ...day, expiresAt: Timestamp.fromMillis(now + 2 * DAY_MS) });
    },
  };
}
