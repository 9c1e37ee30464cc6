import { shop } from '../config';

/** In local storage while this device may have a guest. */
const guestKey = `${shop.basePath}guest`;

/** Where storage is forbidden, the guest lasts as long as the page. */
let isOnThisPage = false;

export function markGuest(isHere: boolean) {
  isOnThisPage = false;
  try {
    if (isHere) localStorage.setItem(guestKey, 'here');
    else localStorage.removeItem(guestKey);
  } catch {
    isOnThisPage = isHere;
  }
}

/** Whether this device may have a guest. The identity service knows, but its code is large. */
export function mayHaveGuest() {
  try {
    return localStorage.getItem(guestKey) !== null || isOnThisPage;
  } catch {
    return isOnThisPage;
  }
}
