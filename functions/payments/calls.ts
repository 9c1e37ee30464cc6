import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a payment service couldn't do something. `isFinal`: it rejects it, and would again. */
export class ProviderError extends Error {
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

/**
 * Calls a payment service.
 *
 * @param ms how long to wait for its answer
 * @returns its JSON
 * @throws ProviderError with the service's own words, if it has any
 */
export async function call(url: string, ms: number, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(ms);
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

/** A webhook has to be answered within five seconds, in which the service is asked twice at most. */
export const LOOK_MS = 2000;
/** A shopper or an event waits for it. */
export const CHANGE_MS = 8000;
