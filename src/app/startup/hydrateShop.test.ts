/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { basketPrefix } from '../../basket/storage/basketKeys';
import { type Product, unbroken } from '../../catalogue/model/product';
import { basketLink, openPage, startShop, storeBasket, storedIds } from '../../testing/openPage';
import { extensionChanges, translatePage } from '../../testing/pageChanges';
import { clearConsole } from '../../testing/quietConsole';
import { goBack } from '../../testing/renderApp';
import { deferNavigation } from './hydrateShop';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

const [first, second] = products as [Product, Product];
const addButton = ({ title }: Pick<Product, 'title'>) =>
  screen.getByRole('button', { name: `Add to basket: ${title}` });
const searchBox = () => screen.getByRole('searchbox');

/** Opens the built page, which has only run its inline script. */
function openEarly() {
  openPage();
  jest.isolateModules(() => {
    jest.requireActual('./inline/main');
  });
  return userEvent.setup();
}

async function seeHeading(name: string) {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
}

it.each([
  ...Object.entries(extensionChanges),
  ['a translation of the page', translatePage] as const,
])(
  'loses no press and no text if an extension or a browser adds %s before the scripts load',
  async (_what, change) => {
    const user = openEarly();
    await user.click(addButton(first));
    await user.click(searchBox());
    await user.paste(first.title);
    change();
    await startShop();
    // React reports attributes in development only.
    expect(clearConsole().join()).toMatch(/^$|hydrat/i);
    expect(basketLink(1)).toBeVisible();
    // If React has rendered the page again, the search is restored through the address.
    await waitFor(() => {
      expect(searchBox()).toHaveValue(first.title);
      expect(searchBox()).toHaveFocus();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`for “${first.title}”`);
    });

    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    await seeHeading(shop.welcome.heading);
    await user.click(addButton(second));
    expect(basketLink(2)).toBeVisible();
    expect(storedIds()).toEqual([first.id, second.id]);
  },
);

it('opens the basket if I pressed its link after a search, before the scripts loaded', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const user = openEarly();
  for (const product of [second, first, second]) await user.click(addButton(product));
  await user.click(searchBox());
  await user.paste(first.title);
  await user.keyboard('{Enter}');
  await user.click(basketLink(3));
  await startShop();
  clearConsole();
  await seeHeading('Your Shopping basket');
  const items = await screen.findAllByRole('heading', { level: 2 });
  const titles = items.map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual([second, first].map(({ title }) => unbroken(title)));
  expect(searchBox()).toHaveValue('');
  await goBack();
  await seeHeading(shop.welcome.heading);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('shows the results of a search that I sent before the scripts loaded, and Back leads home', async () => {
  const user = openEarly();
  await user.click(searchBox());
  await user.paste(first.title);
  await user.keyboard('{Enter}');
  await startShop();
  // React reports the form's mark in development only.
  expect(clearConsole().join()).toMatch(/^console\.error: A tree hydrated but some attributes/);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`for “${first.title}”`);
  });
  expect(searchBox()).toHaveValue(first.title);
  await goBack();
  await seeHeading(shop.welcome.heading);
  expect(searchBox()).toHaveValue('');
});

it.each([
  [`?product=${first.id}`, `#/?product=${first.id}`],
  [`?utm_source=chat&q=lamp`, '#/?utm_source=chat&q=lamp'],
  ['?utm_source=chat', '#/'],
])('redirects %s, before the hash sign, to %s', (search, hash) => {
  openPage();
  window.history.replaceState(null, '', `${shop.basePath}${search}#/`);
  deferNavigation()();
  expect(window.location.hash).toBe(hash);
});

it('keeps the code of a link in the address, and no other parameter', () => {
  jest.replaceProperty(process, 'env', { ...process.env, CODES: 'on' });
  openPage();
  window.history.replaceState(null, '', `${shop.basePath}?promo-code=x&code=DIWALI10#/checkout`);
  deferNavigation()();
  expect(window.location.search + window.location.hash).toBe('?code=DIWALI10#/checkout');
});

it('follows a link that I press before React only once', () => {
  openPage('/checkout');
  const resumeNavigation = deferNavigation();
  expect(window.location.hash).toBe('#/');
  resumeNavigation();
  expect(window.location.hash).toBe('#/checkout');
  window.history.replaceState(null, '', '#/');
  resumeNavigation();
  expect(window.location.hash).toBe('#/');
});

it('opens an address that I type during hydration, and Back leads home', async () => {
  openEarly();
  await startShop(undefined, () => {
    // The browser does this, too, but later.
    window.history.pushState(null, '', '#/checkout');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await seeHeading('Your shopping basket in empty');
  await goBack();
  await seeHeading(shop.welcome.heading);
});

/** Replaces the basket, as another tab does. */
function storeElsewhere(ids: readonly string[]) {
  const isOfBasket = (key: string) => key.startsWith(basketPrefix);
  const before = Object.keys(localStorage).filter(isOfBasket);
  for (const key of before) localStorage.removeItem(key);
  storeBasket(ids);
  for (const key of new Set([...before, ...Object.keys(localStorage).filter(isOfBasket)])) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

// The first count decides which texts React leaves as they are.
it.each([
  [1, 0, 2],
  [2, 1, 2],
  [0, 2, 1],
])(
  'the header counts %d presses before React, %d lines of another tab, and %d afterwards',
  async (before, during, after) => {
    const both = [first, second];
    const idsOf = (count: number) => both.slice(0, count).map(({ id }) => id);
    const user = openEarly();
    for (const product of both.slice(0, before)) await user.click(addButton(product));
    await startShop(undefined, () => {
      storeElsewhere(idsOf(during));
    });
    // React reports the marks of pressed cards in development only.
    expect(clearConsole().join()).toMatch(
      /^$|^console\.error: A tree hydrated but some attributes/,
    );
    expect(basketLink(during)).toBeVisible();
    act(() => {
      storeElsewhere(idsOf(after));
    });
    expect(basketLink(after)).toBeVisible();
    // The products load meanwhile.
    await screen.findAllByRole('button', { name: /^One more: / });
  },
);

it('keeps the variant chosen before React, and the items added before and after', async () => {
  const select = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Options: Cotton cap' });
  const add = (variant: string) => addButton({ title: `Cotton cap, ${variant}` });
  const user = openEarly();
  expect(select()).toHaveValue('cap-s');
  await user.selectOptions(select(), 'cap-l');
  // The card's button is still named after the first variant.
  await user.click(add('Small'));
  expect(basketLink(1)).toBeVisible();
  expect(storedIds()).toEqual(['cap-l']);

  await startShop();
  // React reports the pressed card's mark in development only.
  clearConsole();
  expect(select()).toHaveDisplayValue('Large, ₹350');
  expect(screen.getByText('1 in basket')).toBeVisible();
  await user.click(add('Large'));
  await user.selectOptions(select(), 'cap-s');
  await user.click(add('Small'));
  expect(storedIds()).toEqual(['cap-l', 'cap-l', 'cap-s']);
});
