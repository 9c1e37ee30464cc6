import { storedValue } from '../../ui/storage';

/** Stored while this device may have a guest. The identity service knows, but its code is large. */
const guestMark = storedValue('localStorage', 'guest', (value) => value === true);

export const markGuest = (isHere: boolean) => guestMark.write(isHere || undefined);

export const mayHaveGuest = () => guestMark.read() ?? false;
