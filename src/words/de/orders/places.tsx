import type { placeWords as english } from '../../en/orders/places';

export const placeWords = {
  stateName: (state: string) => state,
} satisfies typeof english;
