import { createHmac, timingSafeEqual } from 'node:crypto';
import { shop } from '../../shop/config';

/** Why a payment service couldn't do something. `isFinal`: it rejects it, and would again. */
export class ProviderError extends Error {
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

/** A webhook has to be answered within five seconds. */
const ANSWER_MS = 4000;

/**
 * Calls a payment service.
 *
 * @returns its JSON
 * @throws ProviderError with the service's own words, if it has any
 */
export async function call(url: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    throw new ProviderError(`The payment service can’t be reached: ${String(error)}`);
  });
  const answer = (await response.json().catch(() => ({}))) as {
    error?: { message?: string; description?: string };
  };
  if (response.ok) return answer;
  const { message, description } = answer.error ?? {};
  const { status } = response;
  // Those that another try can mend: a wrong key, a request under way, too many requests.
  const isFinal = status < 500 && ![401, 403, 409, 429].includes(status);
  throw new ProviderError(
    message ?? description ?? `The payment service answered ${status}.`,
    isFinal,
  );
}

/** Whether a text is the HMAC of another, in hexadecimal digits, without telling by the time how much of it is right. */
export function isSignature(given: string, secret: string, text: Buffer | string): boolean {
  const right = createHmac('sha256', secret).update(text).digest();
  const candidate = Buffer.from(given, 'hex');
  return candidate.length === right.length && timingSafeEqual(candidate, right);
}

/** Currencies that payment services count otherwise than in hundredths, by how many digits; from their documentation. */
const otherDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

const { currency, digits } = shop.market;
const unit = 10 ** ((otherDigits[currency] ?? 2) - digits);

/** An amount of the shop in the units of payment services: paise for rupees, cents for euros, yen for yen. */
export const toUnits = (amount: number) => Math.round(amount * unit);

/** The reverse; a fraction if the service counts in smaller units than the shop. */
export const fromUnits = (amount: number) => amount / unit;
