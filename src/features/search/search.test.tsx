import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '../../config';
import { products } from '../catalogue/products';
import { renderApp } from '../../testing/renderApp';

// The words that are searched for are those of a catalogue of its own.
jest.mock('../catalogue/products', () => {
  const builders =
    jest.requireActual<typeof import('../../testing/builders')>('../../testing/builders');
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
      builders.buildProduct({ title, keywords: title.endsWith('phone') ? ['mobile'] : [] }),
    ),
  };
});

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const titlesWith = (word: RegExp) =>
  products.map(({ title }) => title).filter((title) => word.test(title));
const heading = () => screen.getByRole('heading', { level: 1 });
const rowLengths = () =>
  within(screen.getByRole('main'))
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);

it('filters the catalogue at every letter, and writes the search into the address', async () => {
  const { user, address } = await renderApp();
  const entries = window.history.length;
  expect(rowLengths()).toEqual([2, 3, 1]);
  await user.type(box(), 'PHONE');
  expect(shownTitles()).toEqual(titlesWith(/phone/i));
  expect(heading()).toHaveTextContent('2 results for “PHONE”');
  await waitFor(() => {
    expect(address()).toBe('/?q=PHONE');
  });
  expect(box()).toHaveFocus();
  await user.clear(box());
  expect(rowLengths()).toEqual([2, 3, 1]);
  await waitFor(() => {
    expect(address()).toBe('/');
  });
  expect(window.history).toHaveLength(entries);
});

it('shows the results that a shared address asks for', async () => {
  const { user, address } = await renderApp({ path: '/?q=smartwatch+heart' });
  expect(box()).toHaveValue('smartwatch heart');
  expect(heading()).toHaveTextContent('1 result for “smartwatch heart”');
  expect(shownTitles()).toEqual(titlesWith(/smartwatch/i));
  expect(document.title).toBe(`Search: smartwatch heart · ${shop.name}`);
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
  expect(heading()).toHaveFocus();
});

it('says that nothing was found, shows everything below, and offers to clear', async () => {
  const { user } = await renderApp();
  await user.type(box(), 'elephant');
  expect(heading()).toHaveTextContent('No results for “elephant”');
  expect(shownTitles()).toEqual(products.map(({ title }) => title));
  expect(document.querySelector('mark')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(shownTitles()).toHaveLength(products.length);
});

it('forgives a plural, a wrong letter, and another name', async () => {
  const { user } = await renderApp();
  for (const text of ['phones', 'phobe', 'mobile']) {
    await user.clear(box());
    await user.type(box(), text);
    expect(heading()).toHaveTextContent(`2 results for “${text}”`);
    expect(shownTitles()).toEqual(titlesWith(/phone/i));
  }
});

it('marks in the titles what was found, and leaves their names whole', async () => {
  const { user } = await renderApp();
  await user.type(box(), 'smartwach rate');
  const [title = ''] = titlesWith(/smartwatch/i);
  const card = screen.getByRole('heading', { level: 2, name: title });
  const marks = Array.from(card.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['Smartwatch', 'rate']);
  await user.clear(box());
  expect(document.querySelector('mark')).toBeNull();
});

it('announces the number of results once the typing pauses', async () => {
  const { user } = await renderApp();
  await user.type(box(), 'phone');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(
    await screen.findByText('2 results for “phone”', { selector: '[role=status] *' }),
  ).toBeTruthy();
});

it('goes back to what was shown before the typing', async () => {
  const { user, address, goBack } = await renderApp();
  await user.type(box(), 'phone{Enter}');
  expect(address()).toBe('/?q=phone');
  await user.clear(box());
  await user.type(box(), 'laptop{Enter}');
  expect(shownTitles()).toEqual(titlesWith(/laptop/i));
  await goBack();
  expect(address()).toBe('/?q=phone');
  expect(box()).toHaveValue('phone');
  expect(shownTitles()).toEqual(titlesWith(/phone/i));
  await goBack();
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
});

it('takes two quick Enters, before the screen has followed, for one', async () => {
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
  await goBack();
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
});

it('loses no letter that is typed before the screen has followed Enter', async () => {
  const { address, goBack } = await renderApp();
  act(() => {
    fireEvent.change(box(), { target: { value: 'phone' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(box(), { target: { value: 'phone 5g' } });
  });
  expect(box()).toHaveValue('phone 5g');
  expect(heading()).toHaveTextContent('1 result for “phone 5g”');
  await waitFor(() => {
    expect(address()).toBe('/?q=phone+5g');
  });
  await goBack();
  expect(box()).toHaveValue('');
  expect(heading()).not.toHaveTextContent('result');
});

it('goes home with the result from the checkout screen, at Enter only', async () => {
  const { user, address, goBack } = await renderApp({ path: '/checkout' });
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  await user.type(box(), 'book');
  expect(address()).toBe('/checkout');
  expect(heading()).toHaveTextContent(title);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/?q=book');
  expect(shownTitles()).toEqual(titlesWith(/book/i));
  await goBack();
  expect(address()).toBe('/checkout');
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
});

it.each([
  ['<b>%&?#q=+ "x"\\'],
  ['%'],
  ['%E0%A4%A'],
  ['<img src=x onerror=alert(1)>'],
  ['&q=2#/checkout'],
  ['🪔'],
  ['שלום \u202Eabc\u202C'],
  ['\u200B\u200D\u00AD asha rao'],
])('takes any text for what it is: %s', async (text) => {
  const { user, address } = await renderApp();
  await user.click(box());
  await user.paste(text);
  expect(heading()).toHaveTextContent(`No results for “${text}”`);
  expect(box()).toHaveValue(text);
  expect(new URLSearchParams(address().slice(2)).get('q')).toBe(text);
});

it.each([
  '/?q=%',
  '/?q=%E0%A4%A',
  '/?q=%00',
  '/?q',
  '?q=phone',
  '/?q=a&q=b',
  '/?q[]=x',
  '/??q=',
  '/?x=1',
])('shows the home screen for %s', async (path) => {
  await renderApp({ path });
  expect(heading()).toBeVisible();
  expect(screen.queryByText('404 Not Found')).not.toBeInTheDocument();
});

describe('a link clicked right after typing', () => {
  const leads: [string, () => HTMLElement, string][] = [
    ['to the basket', () => screen.getByRole('link', { name: /^Basket/ }), '/checkout'],
    ['home', () => screen.getByRole('link', { name: shop.name }), '/'],
    ['to everything', () => screen.getByRole('link', { name: 'Clear the search' }), '/'],
  ];

  it.each(leads)('leads %s, and Back brings the search back', async (_where, link, path) => {
    const { user, address, goBack } = await renderApp();
    await user.type(box(), 'phone');
    await user.click(link());
    expect(address()).toBe(path);
    await goBack();
    expect(address()).toBe('/?q=phone');
    expect(box()).toHaveValue('phone');
    expect(shownTitles()).toEqual(titlesWith(/phone/i));
  });

  it('out of the shop leaves the search in the address', async () => {
    const { user, address } = await renderApp();
    await user.type(box(), 'phone');
    // jsdom can't load another page.
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(screen.getByRole('link', { name: 'Open-source licences' }));
    expect(address()).toBe('/?q=phone');
  });
});

it.each([
  [
    'an error',
    () => {
      throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
    },
  ],
  ['nothing', () => undefined],
])(
  'shows the results although the browser changes its address no more, and answers with %s',
  async (_answer, refuse) => {
    const { user, address } = await renderApp();
    const refusals = (['replaceState', 'pushState'] as const).map((name) =>
      jest.spyOn(window.history, name).mockImplementation(refuse),
    );
    await user.type(box(), 'phone');
    expect(heading()).toHaveTextContent('2 results for “phone”');
    await user.type(box(), ' 5g{Enter}');
    expect(box()).toHaveValue('phone 5g');
    expect(heading()).toHaveTextContent('1 result for “phone 5g”');
    await user.type(box(), ' x');
    expect(heading()).toHaveTextContent('No results for “phone 5g x”');
    expect(address()).toBe('/');
    refusals.forEach((refusal) => {
      refusal.mockRestore();
    });
    await waitFor(() => {
      expect(address()).toBe('/?q=phone+5g+x');
    });
    expect(box()).toHaveValue('phone 5g x');
    expect(heading()).toHaveTextContent('No results for “phone 5g x”');
  },
);

describe('a text that is too long to search for', () => {
  const shown = `${'x'.repeat(200)}…`;
  /** How long the texts are that this method of every string is called on. */
  const lengthsSeenBy = (method: 'normalize' | 'toLowerCase') =>
    jest.spyOn(String.prototype, method).mock.contexts.map((text) => String(text).length);

  it('is cut, the same in the box, the heading, the title and the announcement', async () => {
    await renderApp({ path: `/?q=${'x'.repeat(1_000_000)}` });
    expect(box()).toHaveValue(shown);
    expect(heading()).toHaveTextContent(`No results for “${shown}”`);
    expect(document.title).toBe(`Search: ${shown} · ${shop.name}`);
    expect(
      await screen.findByText(`No results for “${shown}”`, { selector: '[role=status] *' }),
    ).toBeTruthy();
  });

  it('is cut when it is pasted too, and can be shortened', async () => {
    const { user, address } = await renderApp();
    await user.click(box());
    await user.paste('x'.repeat(3000));
    expect(box()).toHaveValue(shown);
    expect(heading()).toHaveTextContent(`No results for “${shown}”`);
    expect(address()).toBe(`/?${new URLSearchParams({ q: shown }).toString()}`);
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('x'.repeat(200));
    expect(heading()).toHaveTextContent(`No results for “${'x'.repeat(200)}”`);
  });

  it('still finds by its start', async () => {
    await renderApp({ path: `/?q=${'phone+'.repeat(1000)}` });
    expect(shownTitles()).toEqual(titlesWith(/phone/i));
  });

  it('costs no more than a short one, be it 200,000 combining marks', async () => {
    const seen = () => [...lengthsSeenBy('normalize'), ...lengthsSeenBy('toLowerCase')];
    expect(seen()).toEqual([]);
    const { user } = await renderApp({ path: `/?q=a${'\u0301\u0316'.repeat(100_000)}` });
    expect(heading()).toHaveTextContent(/^No results|^\d results?/);
    await user.click(box());
    await user.paste('\u0316\u0301'.repeat(100_000));
    expect(seen()).not.toEqual([]);
    expect(Math.max(...seen())).toBeLessThanOrEqual(1000);
  });
});
