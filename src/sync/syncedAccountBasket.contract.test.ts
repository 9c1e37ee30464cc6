import { describeBasketStore } from '../services/basketStoreContract';
import { accountUnderTest } from '../testing/accountUnderTest';
import { signInToNewApp } from '../testing/newFirebaseApp';
import { createSyncedAccountBasket } from './syncedAccountBasket';

describeBasketStore('Firestore, on two devices of one account', async () => {
  const { createFirestoreBasket, uid } = await signInToNewApp();
  const account = accountUnderTest(uid, (local, observer, tab) =>
    createSyncedAccountBasket(local, observer, createFirestoreBasket, tab.asWindow()),
  );
  return {
    ...account,
    async stored() {
      const { lines, gift } = await createFirestoreBasket(uid).read();
      return { lines: lines.sort((one, other) => (one.lineId < other.lineId ? -1 : 1)), gift };
    },
  };
});
