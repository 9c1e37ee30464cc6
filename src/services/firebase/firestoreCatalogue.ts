import { doc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore/lite';
import { applyChanges, type LiveChanges } from '../../model/liveChanges';
import { tagOf } from '../../model/priceTags';
import { orderError, type OrderService } from '../orderService';
import { readPublishedPrices } from '../publishedPrices';
import { explain } from './firestoreErrors';
import { readLiveChanges } from './readLiveChanges';

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
): Pick<OrderService, 'readCatalogue' | 'readPrices' | 'saveChanges'> {
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
      await setDoc(liveAt(database), liveDocument(changes)).catch(explain);
      return { ...changes, revision: changes.revision + 1 };
    },
  };
}
