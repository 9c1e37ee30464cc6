/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '../../config';
import { products } from '../catalogue/products';
import { renderApp } from '../../testing/renderApp';

// A catalogue of its own, so that the search terms are known.
jest.mock('../catalogue/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const titles = [
    'Thin laptop',
    'Hair wax',
    'Small phone',
    '5G phone',
    'Smartwatch with heart rate',
    'Book of stalls',
  ];
  return {
    products: titles.map((title) =>
      buildProduct({ title, keywords: title.endsWith('phone') ? ['mobile'] : [] }),
    ),
  };
});

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const titlesWith = (word: RegExp) =>
  products.map(({ title }) => title).filter((title) => word.test(title));
const heading = () => screen.getByRole('heading', { level: 1 });
const announced = (text: string) => screen.findByText(text, { selector: '[role=status] *' });
const rowLengths = () =>
  within(screen.getByRole('main'))
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);

it('filters the catalogue at every letter, and writes the search into the address', async () => {
  const { user, address } = await renderApp();
  const newEntry = jest.spyOn(window.history, 'pushState');
  expect(rowLengths()).toEqual([2, 3, 1]);
  await user.type(box(), 'PHONE');
  expect(shownTitles()).toEqual(titlesWith(/phone/i));
  expect(heading()).toHaveTextContent('2 results for “PHONE”');
  // Announced once the typing pauses.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await announced('2 results for “PHONE”')).toBeTruthy();
  await waitFor(() => {
    expect(address()).toBe('/?q=PHONE');
  });
  await user.type(box(), 'S ELEPHANT');
  expect(heading()).toHaveTextContent('No results for “PHONES ELEPHANT”');
  expect(rowLengths()).toEqual([2, 3, 1]);
  expect(box()).toHaveFocus();
  await user.clear(box());
  expect(heading()).toHaveTextContent(shop.welcome.heading);
  await waitFor(() => {
    expect(address()).toBe('/');
  });
  expect(newEntry).toHaveBeenCalledTimes(1);
});

it('shows and highlights the results of a shared address, and clears them', async () => {
  const { user, address } = await renderApp({ path: '/?q=smartwatch+heart' });
  expect(box()).toHaveValue('smartwatch heart');
  expect(heading()).toHaveTextContent('1 result for “smartwatch heart”');
  expect(document.title).toBe(`Search: smartwatch heart · ${shop.name}`);
  const [title = ''] = titlesWith(/smartwatch/i);
  expect(shownTitles()).toEqual([title]);
  await user.type(box(), ' rate');
  const found = screen.getByRole('heading', { level: 2, name: title });
  const marks = Array.from(found.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['Smartwatch', 'heart', 'rate']);

  await user.click(screen.getByRole('link', { name: 'Clear search' }));
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
  expect(heading()).toHaveFocus();
  expect(document.querySelector('mark')).toBeNull();
});

it('goes back to what was shown before the typing, and takes two quick Enters for one', async () => {
  const { user, address, goBack } = await renderApp();
  await user.type(box(), 'book{Enter}');
  act(() => {
    fireEvent.change(box(), { target: { value: 'phone' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.submit(screen.getByRole('search'));
  });
  expect(address()).toBe('/?q=phone');
  await goBack();
  expect(address()).toBe('/?q=book');
  expect(box()).toHaveValue('book');
  expect(shownTitles()).toEqual(titlesWith(/book/i));
  await goBack();
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
});

it('loses no letter typed right after Enter', async () => {
  const { address, goBack } = await renderApp();
  act(() => {
    fireEvent.change(box(), { target: { value: 'phone' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(box(), { target: { value: 'phone 5g' } });
  });
  expect(box()).toHaveValue('phone 5g');
  await screen.findByRole('heading', { level: 1, name: '1 result for “phone 5g”' });
  await waitFor(() => {
    expect(address()).toBe('/?q=phone+5g');
  });
  await goBack();
  expect(box()).toHaveValue('phone');
  await goBack();
  expect(box()).toHaveValue('');
  expect(heading()).not.toHaveTextContent('result');
});

it('leads from the checkout screen to the results, but only at Enter', async () => {
  const { user, address, goBack } = await renderApp({ path: '/checkout' });
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  await user.type(box(), 'book');
  expect(address()).toBe('/checkout');
  expect(heading()).toHaveTextContent(title);
  // Otherwise the browser would load the page again.
  const prevented: boolean[] = [];
  window.addEventListener('submit', (event) => prevented.push(event.defaultPrevented), {
    once: true,
  });
  await user.keyboard('{Enter}');
  expect(prevented).toEqual([true]);
  expect(address()).toBe('/?q=book');
  await waitFor(() => {
    expect(shownTitles()).toEqual(titlesWith(/book/i));
  });
  await goBack();
  expect(address()).toBe('/checkout');
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
});

it('searches for any text literally', async () => {
  const { user, address } = await renderApp();
  for (const text of [
    '<b>%&?#q=+ "x"\\',
    '%E0%A4%A',
    '&q=2#/checkout',
    'שלום \u202Eabc\u202C 🪔\u200D',
  ]) {
    await user.clear(box());
    await user.paste(text);
    expect(heading()).toHaveTextContent(`No results for “${text}”`);
    await waitFor(() => {
      expect(new URLSearchParams(address().slice(2)).get('q')).toBe(text);
    });
  }
});

it.each(['/?q=%', '/?q=%E0%A4%A', '/?q', '?q=phone', '/?q=a&q=b', '/??q=', '/?x=1'])(
  'shows the home screen for %s',
  async (path) => {
    await renderApp({ path });
    expect(heading()).toBeVisible();
    expect(screen.queryByText('404 Not Found')).not.toBeInTheDocument();
  },
);

it('restores the search when I go back from a link that I clicked right after typing', async () => {
  const { user, address, goBack } = await renderApp();
  await user.type(box(), 'phone');
  await user.click(screen.getByRole('link', { name: shop.name }));
  expect(address()).toBe('/');
  await goBack();
  expect(address()).toBe('/?q=phone');
  expect(box()).toHaveValue('phone');
  expect(shownTitles()).toEqual(titlesWith(/phone/i));
});

describe('the address', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const type = (value: string) => {
    fireEvent.change(box(), { target: { value } });
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it.each([
    ['typing pauses', () => pass(400)],
    ['I leave the box', () => fireEvent.focusOut(box())],
    ['I press anything', () => fireEvent.click(document.body)],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ])('changes when %s, and not at every letter', async (_when, end) => {
    const { address } = await renderApp();
    const changes = jest.spyOn(window.history, 'pushState');
    for (let letters = 0; letters < 20; letters += 1) {
      type(`lamp ${letters}`);
      expect(heading()).toHaveTextContent(`lamp ${letters}`);
      await pass(30);
    }
    expect(changes).not.toHaveBeenCalled();
    await end();
    expect(address()).toBe('/?q=lamp+19');
    await pass(1000);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(heading()).toHaveTextContent('for “lamp 19”');
  });

  it('gets no entry of the history for a text that I delete again', async () => {
    const { address, goBack } = await renderApp();
    for (const text of ['lamp', '', 'wax']) {
      type(text);
      if (text !== 'lamp') await pass(400);
    }
    expect(address()).toBe('/?q=wax');
    await goBack();
    expect(address()).toBe('/');
    expect(box()).toHaveValue('');
  });

  it('stays as it is if Back or another address leads elsewhere', async () => {
    const { user, address, goBack } = await renderApp({ path: '/checkout' });
    await user.click(screen.getByRole('link', { name: shop.name }));
    type('lamp');
    await goBack();
    await pass(1000);
    expect(address()).toBe('/checkout');
    window.history.replaceState(null, '', '#/?q=book');
    fireEvent.popState(window);
    type('lamp');
    window.history.pushState(null, '', '#/?q=wax');
    fireEvent.popState(window);
    await pass(1000);
    expect(address()).toBe('/?q=wax');
    expect(box()).toHaveValue('wax');
    expect(heading()).toHaveTextContent('1 result for “wax”');
  });
});

it('searches for the first 200 characters of a longer text', async () => {
  const { user } = await renderApp({ path: `/?q=${'x'.repeat(3000)}` });
  const shown = 'x'.repeat(200);
  const expectShown = () => {
    expect(box()).toHaveValue(shown);
    expect(heading()).toHaveTextContent(`No results for “${shown}”`);
  };
  expectShown();
  expect(
    await announced(
      `No results for “${shown}”. Nothing matches. Try another word, or browse everything below.`,
    ),
  ).toBeTruthy();
  await user.clear(box());
  await user.paste('x'.repeat(3000));
  expectShown();
});
