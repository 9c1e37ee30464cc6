import { accountUnderTest } from '../../testing/accountUnderTest';
import { describeBasketStore } from '../../testing/contracts/basketStoreContract';
import { setDocument } from '../../testing/setDocument';
import { signInToNewApp } from '../../testing/newFirebaseApp';
import { createSyncedAccountBasket } from './syncBasket';

describeBasketStore('Firestore, on two devices of one account', async () => {
  const { createFirestoreBasket, uid } = await signInToNewApp();
  const basket = `baskets/${uid}`;
  const account = accountUnderTest(
    uid,
    (local, observer, tab) =>
      createSyncedAccountBasket(local, observer, createFirestoreBasket, tab.asWindow()),
    () =>
      setDocument(`${basket}?updateMask.fieldPaths=at`, {
        at: { timestampValue: '2020-01-01T00:00:00Z' },
      }),
  );
  return {
    ...account,
    async stored() {
      const { lines, gift } = await createFirestoreBasket(uid).read();
      return { lines: lines.sort((one, other) => (one.lineId < other.lineId ? -1 : 1)), gift };
    },
  };
});
