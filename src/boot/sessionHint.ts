import { shop } from '../config';

/** By its path: shops at the same address share one storage. */
const key = `${shop.basePath}session`;

/**
 * Whether somebody was signed in when this browser was last here, so that the identity service is
 * wanted at once. Only a hint: the service itself knows. False where storage is forbidden.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function noteSession(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, 'open');
    else localStorage.removeItem(key);
  } catch {
    // The hint is a convenience; without it the service is loaded a little later.
  }
}
