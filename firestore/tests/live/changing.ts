import { doc, type DocumentData, type Firestore } from 'firebase/firestore/lite';
import { now } from '../placing';
import { release } from '../rulesWorld';

export const liveIn = (database: Firestore) => doc(database, 'shop/live');

/** Valid changes in the sample shop, the first ones. */
export const newChanges = (more: DocumentData = {}): DocumentData => ({
  ...{ release, prices: ['123:949'], soldOut: [], left: ['123:4'], revision: 1, at: now },
  ...more,
});

/** The price tags, or counts, of this many products. */
export const tagsOf = (count: number, each: number) =>
  Array.from({ length: count }, (_, place) => `product-${place}:${each}`);
