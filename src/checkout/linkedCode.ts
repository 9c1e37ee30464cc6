import { storedValue } from '../ui/storage';

/** The code of the last link that was followed in this visit. */
export const linkedCode = storedValue(
  'sessionStorage',
  'linked-code',
  (value) => typeof value === 'string',
);

/** Notes the code that the address has, for the basket: `?code=DIWALI10`, before or after the hash sign. */
export function noteLinkedCode() {
  const [, code] = /[?&;]code=([^&#]+)/.exec(location.href) ?? [];
  if (code) linkedCode.write(code);
}
