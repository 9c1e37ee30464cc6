/** Digits and letters that are hard to confuse, even over the phone (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const form = new RegExp(`^[${digits}]{4}(-[${digits}]{4}){2}$`);

export const isOrderId = (value: unknown) => typeof value === 'string' && form.test(value);

/**
 * The id of the order that an account places with these lines of its basket, such as `7K3M-9QXT-2B4D`:
 * an order that is sent again, or from several tabs, always has the same id.
 */
export async function orderIdOf(uid: string, lineIds: readonly string[]): Promise<string> {
  const text = [uid, ...[...lineIds].sort()].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const id = Array.from(new Uint8Array(hash).slice(0, 12), (byte) => digits[byte % 32]).join('');
  return id.replace(/(.{4})(?=.)/g, '$1-');
}
