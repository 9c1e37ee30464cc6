import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { buildProduct } from '../../test/builders';
import { FakeAuthService } from '../../test/fakeAuthService';
import { FakeBrowserStorage } from '../../test/fakeBrowserStorage';
import { holds } from '../../test/properties';
import { addToBasket, removeFromBasket, selectItems } from './basketSlice';
import { keepBasket } from './keepBasket';
import { readBasket } from './storedBasket';

const products = ['lamp', 'pot', 'rug'].map((id) => buildProduct({ id }));
const tab = fc.constantFrom(0, 1, 2);

/** Something that one of three tabs does, or that the browser does for it. */
const step = fc.record({
  tab,
  do: fc.constantFrom('add', 'store', 'hear'),
  product: fc.constantFrom(...products),
});
const stepOrRemoval = fc.oneof(
  step,
  step.map((taken) => ({ ...taken, do: taken.do === 'add' ? 'remove' : 'open' })),
);
/** What somebody else puts into the basket's place. */
const spoiling = fc.record({
  do: fc.constant('spoil'),
  text: fc.constantFrom(null, 'null', '{"version":1,"ids":[{"a":'),
});
/** Closes a tab, and opens another in its place. */
const reloading = fc.record({ do: fc.constant('reload'), tab });

interface Step {
  do: string;
  tab?: 0 | 1 | 2;
  product?: (typeof products)[number];
  text?: string | null;
}

/** Takes the steps with three tabs and whatever else they open, and lets everything come to rest. */
function take(steps: Step[], { processes = false } = {}) {
  const browser = new FakeBrowserStorage(null, processes);
  const open = () => {
    const store = makeStore({ services: { auth: new FakeAuthService() } });
    const storage = browser.openTab();
    keepBasket(store, storage, products);
    return { store, storage, ids: () => selectItems(store.getState()).map(({ id }) => id) };
  };
  const tabs = [open(), open(), open()];
  const added: string[] = [];
  for (const { do: what, tab: index = 0, product = products[0], text = null } of steps) {
    const here = tabs[index];
    if (!here || !product) throw new Error('The test has too few tabs or products.');
    if (what === 'store') here.storage.storeDue();
    if (what === 'hear') here.storage.hear();
    if (what === 'remove') here.store.dispatch(removeFromBasket(product.id));
    if (what === 'open') tabs.push(open());
    if (what === 'spoil') browser.store(text);
    if (what === 'add') {
      here.store.dispatch(addToBasket(product));
      added.push(product.id);
    }
    if (what === 'reload') {
      browser.closeTab(here.storage);
      tabs[index] = open();
    }
  }
  browser.settle();
  const stored = readBasket(browser.text).basket.ids;
  return { stored, shown: [...tabs, open()].map(({ ids }) => ids()), added: added.sort() };
}

function expectAll({ stored, shown, added }: ReturnType<typeof take>) {
  expect(stored.toSorted()).toEqual(added);
  for (const ids of shown) expect(ids.toSorted()).toEqual(added);
}

holds(
  'no addition is lost, however three tabs store and hear, and others spoil what is stored',
  4_000,
  [fc.array(fc.oneof({ arbitrary: step, weight: 8 }, spoiling), { maxLength: 30 }), fc.boolean()],
  (steps, processes) => {
    expectAll(take(steps, { processes }));
  },
);

holds(
  'no addition is lost by loading a tab anew at any time',
  4_000,
  [fc.array(fc.oneof({ arbitrary: step, weight: 8 }, reloading), { maxLength: 30 })],
  (steps) => {
    expectAll(take(steps));
  },
);

holds(
  'whatever happens, all tabs come to rest with the same list, in the same order',
  4_000,
  [
    fc.array(fc.oneof({ arbitrary: stepOrRemoval, weight: 8 }, spoiling, reloading), {
      maxLength: 30,
    }),
    fc.boolean(),
  ],
  (steps, processes) => {
    const { stored, shown } = take(steps, { processes });
    for (const ids of shown) expect(ids).toEqual(stored);
  },
);
