/** Digits and letters that nobody takes for each other, on the telephone either (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const form = new RegExp(`^[${digits}]{4}(-[${digits}]{4}){2}$`);

export const isOrderId = (value: unknown) => typeof value === 'string' && form.test(value);

/**
 * The id of the order that an account places with these lines of its basket, such as
 * `7K3M-9QXT-2B4D`. Lines have ids of their own, and leave the basket when they are ordered: the same
 * lines are the same order, however often and in however many tabs it is sent.
 */
export async function orderIdOf(uid: string, lineIds: readonly string[]): Promise<string> {
  const text = [uid, ...[...lineIds].sort()].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const id = Array.from(new Uint8Array(hash).slice(0, 12), (byte) => digits[byte % 32]).join('');
  return id.replace(/(.{4})(?=.)/g, '$1-');
}
