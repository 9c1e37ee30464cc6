import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { shop } from '#shop/config';

/** A payment service's failure. `isFinal`: it rejected the call, and would again. */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** Whether it is an amount as the services send it. */
export const isUnits = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
/** Whether it is the address of a page. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);

/** The fields of an answer before they are checked. */
export type Sent<Answer> = Partial<Record<keyof Answer, unknown>>;

/**
 * Checks an answer, because a proxy or a network's own page can answer 200, too.
 *
 * @param isRight whether its fields are
 * @throws ServiceError, which isn't final, if it isn't
 */
export function checkAnswer<Answer>(
  answer: unknown,
  isRight: (fields: Sent<Answer>) => boolean,
): Answer {
  if (isObject(answer) && isRight(answer as Sent<Answer>)) return answer as Answer;
  throw new ServiceError('The payment service’s answer can’t be read.');
}

/** The statuses that a retry can mend: a wrong key, a request that is late or under way, too many requests. */
const passing = [401, 403, 408, 409, 425, 429];

/**
 * Calls a payment service.
 *
 * @param ms how long to wait for its answer
 * @returns its JSON; `undefined` if it has none
 * @throws ServiceError with the service's own words, if it has any
 */
export async function call(url: string, ms: number, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(ms);
  const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    throw new ServiceError(`The payment service can’t be reached: ${String(error)}`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const { status } = response;
  const error = isObject(answer) && isObject(answer.error) ? answer.error : undefined;
  const words = [error?.message, error?.description].find(isId);
  // The service itself must have rejected it, not a server on the way to it.
  const isFinal = error !== undefined && status < 500 && !passing.includes(status);
  throw new ServiceError(words ?? `The payment service answered ${status}.`, isFinal);
}

/** Whether a text is the HMAC of another, in hexadecimal digits, compared in constant time. */
export function isSignature(given: string, secret: string, text: Buffer | string): boolean {
  const right = createHmac('sha256', secret).update(text).digest();
  const candidate = Buffer.from(given, 'hex');
  return candidate.length === right.length && timingSafeEqual(candidate, right);
}

interface Referable {
  orderId: string;
  returnTo: string;
  until: number;
}

/**
 * The reference of a bill at the service, in 31 of Razorpay's 40 characters. Several shops may share an account,
 * and a browser chooses an order's number, so it is made of the project, the amount and the order's secret, too.
 *
 * @param units the amount as the service counts it
 */
export function referenceOf(
  { orderId, returnTo, until }: Referable,
  project: string,
  units: number,
): string {
  const text = [project, orderId, shop.market.currency, units, returnTo, until].join('\n');
  return `${orderId}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** The metadata that a payment carries of its bill. */
export interface Tags {
  order?: string;
  project?: string;
}

/** The order of a payment, if it belongs to this project. */
export const orderIn = (tags: Tags | null | undefined, project: string) =>
  tags?.project === project ? tags.order : undefined;

/** The timeout of a call for a webhook, which needs at most three calls and an answer within five seconds. */
export const LOOK_MS = 1600;
/** The timeout of a call for which a shopper or an event waits. */
export const CHANGE_MS = 8000;
