/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { goBack, renderApp } from '../../testing/renderApp';
import { setShop } from '../../testing/setShop';

// The test has its own catalogue, so that the search terms are known.
jest.mock('#shop/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const titles = [
    'Thin laptop',
    'Hair wax',
    'Small phone',
    '5G phone',
    'Smartwatch with heart rate',
    'Book of returns',
  ];
  const facts: Partial<Record<string, Record<string, string>>> = {
    'Thin laptop': { Ports: 'headphones' },
    'Book of returns': { Pages: 'thin paper' },
  };
  return {
    products: titles.map((title) =>
      buildProduct({ title, details: { facts: facts[title] ?? {} } }),
    ),
  };
});

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const titlesWith = (word: RegExp) =>
  products.map(({ title }) => title).filter((title) => word.test(title));
const heading = () => screen.getByRole('heading', { level: 1 });
const announced = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const enter = (value: string) => {
  box().focus();
  fireEvent.change(box(), { target: { value } });
};
const submit = () => fireEvent.submit(screen.getByRole('search'));
const type = async (value: string) => {
  act(() => {
    enter(value);
  });
  await pass(0);
};
const rowLengths = () =>
  within(screen.getByRole('main'))
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);

/** The rest of the shop, which is listed after products that only resemble a word. */
const below = (word: string) => [
  'More from the shop',
  ...products.map(({ title }) => title).filter((title) => !title.includes(word)),
];

it.each([
  ['headphones', 'Nothing is called “headphones”. Related:', ['Thin laptop', ...below('laptop')]],
  ['iphone', 'We don’t have “iphone”. Similar:', ['Small phone', '5G phone', ...below('phone')]],
  ['laptop bag', 'We don’t have “laptop bag”. Similar:', ['Thin laptop', ...below('laptop')]],
  ['laptap', 'Showing results for “laptop”', ['Thin laptop']],
  ['best laptap for kids', 'Showing results for “best laptop for kids”', ['Thin laptop']],
  ['hedaphones', 'Nothing is called “headphones”. Related:', ['Thin laptop', ...below('laptop')]],
  ['best laptop for students', '1 result for “best laptop for students”', ['Thin laptop']],
  ['laptop for students', '1 result for “laptop for students”', ['Thin laptop']],
  ['thin', '1 result for “thin”', ['Thin laptop', 'Related', 'Book of returns']],
])(
  'shows what the shop has for “%s”, and lists related products last',
  async (query, says, shown) => {
    await renderApp();
    await type(query);
    await waitFor(() => {
      expect(shownTitles()).toEqual(shown);
    });
    expect(heading()).toHaveTextContent(says);
    await pass(1000);
    expect(announced()).toBe(says);
  },
);

it('keeps the former results while I type a word that nothing matches yet', async () => {
  await renderApp();
  await type('lap');
  expect(heading()).toHaveTextContent('1 result for “lap”');
  await type('lapo');
  await pass(300);
  expect(heading()).toHaveTextContent('Searching for “lapo”…');
  expect(shownTitles()).toEqual(['Thin laptop']);
  await type('lapotp');
  expect(heading()).toHaveTextContent('Showing results for “laptop”');
  await pass(400);
  expect(heading()).toHaveTextContent('Showing results for “laptop”');
  await type('lapo');
  expect(heading()).toHaveTextContent('No results for “lapo”');
  expect(screen.getAllByText('Clear search')).toHaveLength(1);
});

it('filters the catalogue at every letter, and announces the results once the typing pauses', async () => {
  const { user } = await renderApp();
  expect(rowLengths()).toEqual([2, 3, 1]);
  await user.type(box(), 'PH');
  await waitFor(() => {
    expect(shownTitles()).toEqual(titlesWith(/ph/i));
  });
  expect(heading()).toHaveTextContent('2 results for “PH”');
  expect(announced()).toBe('');
  await pass(1000);
  expect(announced()).toBe('2 results for “PH”');
  await type('ELEPHANT');
  await pass(400);
  expect(heading()).toHaveTextContent('No results for “ELEPHANT”');
  // The cards are equal, so that none of them stands out.
  expect(rowLengths()).toEqual([6]);
  expect(box()).toHaveFocus();
  await type('');
  expect(heading()).toHaveTextContent(shop.welcome.heading);
});

it('answers “delivery” with the shop’s terms, even beside products, and announces them', async () => {
  setShop({ delivery: { price: 49, days: [2, 5] }, returns: 14 });
  const delivery = 'Delivery in 2 to 5 working days for ₹49.';
  await renderApp();
  await type('delivery');
  await pass(400);
  expect(heading()).toHaveTextContent('Search: delivery');
  expect(screen.getByText(delivery, { selector: 'main *' })).toBeVisible();
  expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
  await pass(1000);
  expect(announced()).toBe(`Search: delivery. ${delivery}`);

  await type('returns');
  expect(heading()).toHaveTextContent('1 result for “returns”');
  expect(screen.getByText('Returns within 14 days.', { selector: 'main *' })).toBeVisible();
  expect(shownTitles()).toEqual(['Book of returns']);
  await pass(1000);
  expect(announced()).toBe('1 result for “returns”. Returns within 14 days.');
});

it('loads the search index once I focus the search box, says so, and retries if that fails', async () => {
  const { services, user } = await renderApp();
  const read = services.catalogue;
  let fail = () => undefined as unknown;
  services.catalogue = jest.fn(async (file, isContent) => {
    if (file === 'search.json') await new Promise((_resolve, reject) => (fail = reject));
    return read(file, isContent);
  });
  box().focus();
  await pass(0);
  expect(services.catalogue).toHaveBeenCalledWith('search.json', expect.anything());
  await type('wax');
  expect(heading()).toHaveTextContent('Searching for “wax”…');
  await pass(1000);
  expect(announced()).toBe('Searching for “wax”…');
  fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('The products couldn’t be loaded.');
  expect(heading()).toHaveTextContent('Search: wax');
  // The former list's products must not be shown under this heading.
  expect(shownTitles()).toEqual([]);
  services.catalogue = read;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '1 result for “wax”' })).toBeVisible();
  expect(shownTitles()).toEqual(['Hair wax']);
  await pass(1000);
  expect(announced()).toBe('1 result for “wax”');
});

it('shows and highlights the results of a shared link, until I clear the search', async () => {
  const { user, address } = await renderApp({ path: '/?q=smartwatch+heart' });
  expect(box()).toHaveValue('smartwatch heart');
  expect(heading()).toHaveTextContent('1 result for “smartwatch heart”');
  expect(document.title).toBe(`Search: smartwatch heart · ${shop.name}`);
  expect(shownTitles()).toEqual(titlesWith(/smartwatch/i));
  await type('smartwatch heart rate');
  const marks = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['Smartwatch', 'heart', 'rate']);

  await user.click(screen.getByRole('link', { name: 'Clear search' }));
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
  expect(heading()).toHaveFocus();
  expect(document.querySelector('mark')).toBeNull();
});

it('Back shows the former results; two quick Enters count once, and no later letter is lost', async () => {
  const { address, goBack } = await renderApp();
  await type('book');
  act(() => {
    submit();
  });
  act(() => {
    enter('phone');
    submit();
    submit();
    enter('phone 5g');
  });
  await pass(0);
  expect(heading()).toHaveTextContent('1 result for “phone 5g”');
  await pass(400);
  for (const [entry, text] of [
    ['/?q=phone+5g', 'phone 5g'],
    ['/?q=phone', 'phone'],
    ['/?q=book', 'book'],
  ] as const) {
    expect(address()).toBe(entry);
    expect(box()).toHaveValue(text);
    await goBack();
  }
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
  expect(rowLengths()).toEqual([2, 3, 1]);
});

it('stays where I scroll right after I sent what was shown', async () => {
  const { address } = await renderApp();
  await type('phone');
  expect(heading()).toHaveTextContent('2 results for “phone”');
  // React shows nothing new within one `act`.
  act(() => {
    submit();
    window.scrollTo(0, 150);
  });
  expect(address()).toBe('/?q=phone');
  expect(window.scrollY).toBe(150);
});

it('leaves the checkout screen for the results, but only at Enter', async () => {
  const { user, address, goBack } = await renderApp({ path: '/checkout' });
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  await user.click(box());
  await user.paste('book');
  await pass(400);
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
  expect(await screen.findByRole('heading', { name: '1 result for “book”' })).toBeVisible();
  expect(shownTitles()).toEqual(titlesWith(/book/i));
  await goBack();
  expect(address()).toBe('/checkout');
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
});

it('searches for any text literally, up to 200 characters', async () => {
  const { address } = await renderApp({ path: `/?q=${'x'.repeat(3000)}` });
  const long = 'x'.repeat(200);
  await pass(400);
  expect(heading()).toHaveTextContent(`No results for “${long}”`);
  await pass(1000);
  expect(announced()).toBe(
    `No results for “${long}”. Nothing matches. Try another word, or browse everything below.`,
  );
  for (const text of [
    '<b>%&?#q=+ "x"\\',
    '%E0%A4%A',
    '&q=2#/checkout',
    'שלום \u202Eabc\u202C 🪔\u200D',
    'y'.repeat(3000),
  ]) {
    await type(text);
    const searched = text.slice(0, 200);
    await pass(400);
    expect(heading()).toHaveTextContent(`No results for “${searched}”`);
    expect(new URLSearchParams(address().slice(2)).get('q')).toBe(searched);
  }
});

describe('the address', () => {
  it.each(['/?q=%', '/?q', '?q=phone', '/?q=a&q=b', '/??q='])(
    'shows the home screen even if it is mistyped: %s',
    async (path) => {
      await renderApp({ path });
      expect(heading()).toBeVisible();
      expect(screen.queryByText('404 Not Found')).not.toBeInTheDocument();
    },
  );

  it('changes when I pause typing, leave the box or leave the page, not at every letter', async () => {
    const { address } = await renderApp();
    const entries = jest.spyOn(window.history, 'pushState');
    let before = '/';
    for (const [place, end] of [
      () => pass(400),
      () => fireEvent.focusOut(box()),
      () => fireEvent(window, new Event('pagehide')),
    ].entries()) {
      for (let letters = 1; letters <= 5; letters += 1) {
        await type('x'.repeat(place + letters));
        await pass(30);
        expect(address()).toBe(before);
      }
      await end();
      before = `/?q=${'x'.repeat(place + 5)}`;
      expect(address()).toBe(before);
    }
    await pass(1000);
    expect(entries).toHaveBeenCalledTimes(1);
  });

  it('changes when I follow a link right after typing, so that Back restores the search', async () => {
    const { user, address, goBack } = await renderApp();
    await type('phone');
    await user.click(screen.getByRole('link', { name: shop.name }));
    expect(address()).toBe('/');
    await goBack();
    expect(address()).toBe('/?q=phone');
    expect(box()).toHaveValue('phone');
    expect(shownTitles()).toEqual(titlesWith(/phone/i));
  });

  it('adds no history entry for a text that I delete again', async () => {
    const { address, goBack } = await renderApp();
    for (const text of ['lamp', '', 'wax']) {
      await type(text);
      if (text !== 'lamp') await pass(400);
    }
    expect(address()).toBe('/?q=wax');
    await goBack();
    expect(address()).toBe('/');
    expect(box()).toHaveValue('');
  });

  it('takes no pending search if Back or another address leads elsewhere', async () => {
    const { user, address, goBack } = await renderApp({ path: '/checkout' });
    await user.click(screen.getByRole('link', { name: shop.name }));
    await type('lamp');
    await goBack();
    await pass(1000);
    expect(address()).toBe('/checkout');
    window.history.replaceState(null, '', '#/?q=book');
    fireEvent.popState(window);
    await type('lamp');
    window.history.pushState(null, '', '#/?q=wax');
    fireEvent.popState(window);
    await pass(1000);
    expect(address()).toBe('/?q=wax');
    expect(box()).toHaveValue('wax');
    expect(heading()).toHaveTextContent('1 result for “wax”');
  });
});

describe('a shopper pastes a link to the shop into the search', () => {
  const [product] = products;
  const link = `${shop.origin}${shop.basePath}#/?product=${product?.id}`;

  it('sees the product, and Back leads to where it was pasted', async () => {
    await renderApp();
    await type(`Look: ${link}`);
    await waitFor(() => {
      expect(heading()).toHaveTextContent(product?.title ?? '');
    });
    expect(box()).toHaveValue('');
    await goBack();
    await waitFor(() => {
      expect(heading()).toHaveTextContent(shop.welcome.heading);
    });
  });

  it('sees the product if the field cuts the link off', async () => {
    await renderApp();
    const slug = encodeURIComponent('दीपक'.repeat(9));
    const long = `${shop.origin}${shop.basePath}products/${slug}-${product?.id}/`;
    fireEvent.paste(box(), { clipboardData: { getData: () => long } });
    await waitFor(() => {
      expect(heading()).toHaveTextContent(product?.title ?? '');
    });
  });
});
