import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { applyChanges, type LiveChanges, type PublishedPrices } from '../catalogue/prices';
import { shop } from '../config';
import { orderError, type PriceService } from '../orders/orderService';
import { throwOrderError } from './firestoreDatabase';
import { readLiveChanges, tagOf } from './readLiveChanges';

const ANSWER_MS = 10_000;

/** Emitted by each build of the shop. */
export const pricesAddress = `${shop.basePath}prices.json`;

const areAmounts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((amount) => Number.isSafeInteger(amount) && amount >= 0);

/** @throws TypeError if this isn't the content of a `prices.json`. */
export function checkPrices(value: unknown): PublishedPrices {
  const { release, prices, delivery } = (value ?? {}) as Partial<
    Record<keyof PublishedPrices, unknown>
  >;
  if (typeof release !== 'string' || !areAmounts(prices) || !areAmounts(delivery)) {
    throw new TypeError('prices.json doesn’t hold valid prices.');
  }
  return value as PublishedPrices;
}

/** Fetches the prices past every cache. Rejects with an `OrderError`. */
async function readPublishedPrices(onAnswer: (headers: Headers) => void) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(pricesAddress, { cache: 'no-store', signal });
    onAnswer(answer.headers);
    if (!answer.ok) throw new Error(`prices.json: ${answer.status}`);
    return checkPrices(await answer.json());
  } catch (error) {
    throw orderError('unreachable', String(error));
  }
}

const tagsOf = (numbers: Readonly<Record<string, number>>) =>
  Object.entries(numbers).map(([id, number]) => tagOf(id, number));

/** The document of the changes, as `firestore.rules` expect it. */
export const liveDocument = ({ release, prices, soldOut, left, revision }: LiveChanges) => ({
  ...{ release, prices: tagsOf(prices), left: tagsOf(left) },
  // As if none were left, so that the rules can look up both at once.
  soldOut: soldOut.map((id) => tagOf(id, 0)),
  ...{ revision: revision + 1, at: serverTimestamp() },
});

export const liveAt = (database: Firestore) => doc(database, 'shop', 'live');

/** The published prices, and what merchants have changed since: the document `shop/live`. */
export function firestoreCatalogue(
  database: Firestore,
  onAnswer: (headers: Headers) => void,
): PriceService {
  async function readCatalogue() {
    const [published, changes] = await Promise.all([
      readPublishedPrices(onAnswer),
      readLiveChanges().catch((error: unknown) => {
        throw orderError('unreachable', String(error));
      }),
    ]);
    return { published, changes };
  }

  return {
    readCatalogue,

    async readPrices() {
      const { published, changes } = await readCatalogue();
      return applyChanges(published, changes);
    },

    async saveChanges(changes) {
      await setDoc(liveAt(database), liveDocument(changes)).catch(throwOrderError);
      return { ...changes, revision: changes.revision + 1 };
    },
  };
}
