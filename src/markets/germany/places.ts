import type { Place } from '../places';

/** Many codes have several places, so the form asks. */
export const placeOf = (): Place => ({ state: '', city: '' });
