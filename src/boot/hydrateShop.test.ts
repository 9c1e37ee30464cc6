/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shop } from '../config';
import { products } from '../features/catalogue/products';
import { basketPrefix } from '../services/storage/basketKeys';
import { extensionChanges, translatePage } from '../testing/pageChanges';
import { basketLink, openPage, startShop, storeBasket, storedIds } from '../testing/openPage';
import { clearConsole } from '../testing/quietConsole';
import { goBack } from '../testing/renderApp';
import { holdNavigation } from './earlyActions';

const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
const addButton = ({ title }: typeof first) =>
  screen.getByRole('button', { name: `Add to basket: ${title}` });
const searchBox = () => screen.getByRole('searchbox');

/** Runs the script in the page's head. */
const runInlineScript = () => {
  jest.isolateModules(() => {
    jest.requireActual('./inline/main');
  });
};

it.each([
  ...Object.entries(extensionChanges),
  ['a translation of the page', translatePage] as const,
])(
  'loses no press and no text where an extension or a browser adds %s before the scripts are there',
  async (_what, change) => {
    openPage();
    runInlineScript();
    const user = userEvent.setup();
    await user.click(addButton(first));
    await user.type(searchBox(), first.title);
    change();
    await startShop();
    // Of attributes, React complains in development only.
    expect(clearConsole().join()).toMatch(/^$|hydrat/i);
    expect(basketLink(1)).toBeVisible();
    // Where React has rendered all of it again, the search comes back by the address.
    await waitFor(() => {
      expect(searchBox()).toHaveValue(first.title);
      expect(searchBox()).toHaveFocus();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`for “${first.title}”`);
    });

    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    await user.click(addButton(second));
    expect(basketLink(2)).toBeVisible();
    expect(storedIds()).toEqual([first.id, second.id]);
  },
);

async function seeHeading(name: string) {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
}

it('opens the basket where its link was followed before the scripts are there, and Back leads home', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  openPage();
  runInlineScript();
  const user = userEvent.setup();
  for (const product of [second, first, second]) await user.click(addButton(product));
  await user.click(basketLink(3));
  await startShop();
  clearConsole();
  await seeHeading('Your Shopping basket');
  const items = await screen.findAllByRole('heading', { level: 2 });
  const titles = items.map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([second.title, first.title, second.title]);
  await goBack();
  await seeHeading(shop.welcome.heading);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('opens the basket, and keeps the search, where both were asked for before the scripts are there', async () => {
  openPage();
  runInlineScript();
  const user = userEvent.setup();
  await user.click(addButton(first));
  await user.type(searchBox(), `${first.title}{Enter}`);
  await user.click(basketLink(1));
  await startShop();
  clearConsole();
  await seeHeading('Your Shopping basket');
  expect(searchBox()).toHaveValue(first.title);
});

it('goes only once where a link has led before React', () => {
  openPage('/checkout');
  const resumeNavigation = holdNavigation();
  expect(window.location.hash).toBe('#/');
  resumeNavigation();
  expect(window.location.hash).toBe('#/checkout');
  window.history.replaceState(null, '', '#/');
  resumeNavigation();
  expect(window.location.hash).toBe('#/');
});

it('goes where an address says that is typed while React takes over, and Back leads home', async () => {
  openPage();
  runInlineScript();
  await startShop(undefined, () => {
    // As the browser does, but at once.
    window.history.pushState(null, '', '#/checkout');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await seeHeading('Your shopping basket in empty');
  await goBack();
  await seeHeading(shop.welcome.heading);
});

/** What another tab makes of the basket. */
function storeElsewhere(ids: readonly string[]) {
  const isOfBasket = (key: string) => key.startsWith(basketPrefix);
  const before = Object.keys(localStorage).filter(isOfBasket);
  for (const key of before) localStorage.removeItem(key);
  storeBasket(ids);
  for (const key of new Set([...before, ...Object.keys(localStorage).filter(isOfBasket)])) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

// One story each: what comes first decides which of the texts React leaves as they are.
it.each([
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 2],
  [0, 1, 0],
  [0, 2, 1],
])(
  'the header counts the basket, of %d lines before React, %d while it takes over, and %d after that',
  async (before, during, after) => {
    const basketOf = (count: number) => [first.id, second.id].slice(0, count);
    openPage();
    runInlineScript();
    storeElsewhere(basketOf(before));
    await startShop(undefined, () => {
      storeElsewhere(basketOf(during));
    });
    expect(basketLink(during)).toBeVisible();
    act(() => {
      storeElsewhere(basketOf(after));
    });
    expect(basketLink(after)).toBeVisible();
  },
);

it('the header does not count an early press that another tab takes back while React takes over', async () => {
  openPage();
  runInlineScript();
  const user = userEvent.setup();
  await user.click(addButton(first));
  await startShop(undefined, () => {
    storeElsewhere([]);
  });
  // Of the mark on the card that was pressed, React complains in development only.
  expect(clearConsole().join()).toMatch(/^console\.error: A tree hydrated but some attributes/);
  expect(basketLink(0)).toBeVisible();
});
