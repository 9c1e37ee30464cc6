import { shop } from '../config';

/** In local storage while this device may have a guest. */
const guestKey = `${shop.basePath}guest`;

/** Storage may be forbidden: the guest then lasts as long as the page. */
export function markGuest(isHere: boolean) {
  try {
    if (isHere) localStorage.setItem(guestKey, 'here');
    else localStorage.removeItem(guestKey);
  } catch {
    // Nothing was stored either.
  }
}

/** Whether this device may have a guest. The identity service knows, but its code is large. */
export function mayHaveGuest() {
  try {
    return localStorage.getItem(guestKey) !== null;
  } catch {
    return false;
  }
}
