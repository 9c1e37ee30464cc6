import { accountUnderTest } from '../testing/accountUnderTest';
import { AccountVisit, untilIdle } from '../testing/accountVisit';
import { describeBasketStore } from './basketStoreContract';
import { FakeBrowser } from '../testing/fakeBrowser';
import { signInToNewApp } from '../testing/newFirebaseApp';

interface BasketDocument {
  fields?: {
    lines: { arrayValue: { values?: { stringValue: string }[] } };
    gift?: { booleanValue: boolean };
  };
}

/** The document of an account's basket, as an administrator reads it. */
async function readDocument(uid: string) {
  const path = `v1/projects/demo-haat/databases/(default)/documents/baskets/${uid}`;
  const response = await fetch(`${process.env.FIRESTORE_EMULATOR_URL}/${path}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { fields } = (await response.json()) as BasketDocument;
  const lines = fields?.lines.arrayValue.values ?? [];
  return { lines: lines.map(({ stringValue }) => stringValue), gift: fields?.gift?.booleanValue };
}

describeBasketStore('Firestore, on two devices of one account', async () => {
  const { createFirestoreAccountBasket, uid } = await signInToNewApp();
  const under = accountUnderTest(uid, (local, observer, tab) =>
    createFirestoreAccountBasket(local, observer, tab.asWindow()),
  );
  return {
    ...under,
    async stored() {
      const { lines, gift = false } = await readDocument(uid);
      return {
        lines: lines.sort().map((text) => {
          const [lineId = '', productId = ''] = text.split(':');
          return { lineId, productId };
        }),
        gift,
      };
    },
  };
});

describe('a basket on Firestore', () => {
  /** A tab of whoever is signed in, with one line in the basket of this account. */
  async function openAs(whose: (uid: string) => string, variables?: NodeJS.ProcessEnv) {
    const { createFirestoreAccountBasket, uid } = await signInToNewApp(variables);
    const browser = new FakeBrowser();
    const visit = new AccountVisit(browser, (local, observer, tab) =>
      createFirestoreAccountBasket(local, observer, tab.asWindow()),
    );
    visit.add('a:b');
    visit.account.follow(whose(uid));
    await untilIdle(browser);
    browser.close();
    return { uid, visit };
  }

  it('is one document of texts, each a line’s id and its product’s', async () => {
    const { uid, visit } = await openAs((own) => own);
    expect(visit.reached).toBe('yes');
    const [lineId] = visit.lines.keys();
    expect(await readDocument(uid)).toEqual({ lines: [`${lineId}:a:b`], gift: undefined });
  });

  it('is refused to anyone else, who keeps it on the device', async () => {
    const { visit } = await openAs((own) => `not-${own}`);
    expect(visit.reached).toBe('refused');
    expect(visit.products).toEqual(['a:b']);
  });

  it('can’t be reached where nothing answers', async () => {
    const { visit } = await openAs((own) => own, { FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:1' });
    expect(visit.reached).toBe('no');
    expect(visit.products).toEqual(['a:b']);
  });
});
