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
const tab = fc.nat({ max: 2 });
const product = fc.constantFrom(...products);

/** Something that one of three tabs does, or that the browser does for it. */
const step = fc.oneof(
  fc.record({ tab, do: fc.constant('add' as const), product }),
  fc.record({ tab, do: fc.constantFrom('store' as const, 'hear' as const), product }),
);

function openTabs() {
  const browser = new FakeBrowserStorage();
  const open = () => {
    const store = makeStore({ services: { auth: new FakeAuthService() } });
    const storage = browser.openTab();
    keepBasket(store, storage, products);
    return { store, storage, ids: () => selectItems(store.getState()).map(({ id }) => id) };
  };
  return { browser, open, tabs: [open(), open(), open()] as const };
}

const steps = fc.array(step, { maxLength: 30 });

holds('no addition is lost, however three tabs store and hear', 4_000, [steps], (taken) => {
  const { browser, open, tabs } = openTabs();
  const added: string[] = [];
  for (const { tab: index, do: what, product: chosen } of taken) {
    const { store, storage } = tabs[index as 0 | 1 | 2];
    if (what === 'store') storage.storeDue();
    if (what === 'hear') storage.hear();
    if (what === 'add') {
      store.dispatch(addToBasket(chosen));
      added.push(chosen.id);
    }
  }
  browser.settle();
  const [first, ...others] = [...tabs, open()];
  expect(first.ids().sort()).toEqual(added.sort());
  for (const other of others) expect(other.ids().sort()).toEqual(added);
  expect([...readBasket(browser.text).basket.ids].sort()).toEqual(added);
});

const anyStep = fc.oneof(
  step,
  fc.record({ tab, do: fc.constant('remove' as const), product }),
  fc.record({ tab, do: fc.constant('open' as const), product }),
);

holds(
  'all tabs end with the same list, in the same order',
  4_000,
  [fc.array(anyStep, { maxLength: 30 })],
  (taken) => {
    const { browser, open, tabs } = openTabs();
    const all = [...tabs];
    for (const { tab: index, do: what, product: chosen } of taken) {
      const { store, storage } = tabs[index as 0 | 1 | 2];
      if (what === 'store') storage.storeDue();
      if (what === 'hear') storage.hear();
      if (what === 'add') store.dispatch(addToBasket(chosen));
      if (what === 'remove') store.dispatch(removeFromBasket(chosen.id));
      if (what === 'open') all.push(open());
    }
    browser.settle();
    const stored = readBasket(browser.text).basket.ids;
    for (const { ids } of all) expect(ids()).toEqual(stored);
  },
);
