import { act, fireEvent, screen, within } from '@testing-library/react';
import { products } from '../features/catalogue/products';
import { renderApp } from '../test/renderApp';

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const shownTitles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const titlesWith = (word: RegExp) =>
  products.map(({ title }) => title).filter((title) => word.test(title));
const heading = () => screen.getByRole('heading', { level: 1 });
const rowLengths = () =>
  within(screen.getByRole('main'))
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);

it('filters the catalogue as one types, and the address tells', async () => {
  const { user, address } = await renderApp();
  expect(rowLengths()).toEqual([2, 3, 1]);
  await user.type(box(), 'PHONE');
  expect(shownTitles()).toEqual(titlesWith(/phone/i));
  expect(heading()).toHaveTextContent('2 results for “PHONE”');
  expect(address()).toBe('/?q=PHONE');
  expect(box()).toHaveFocus();
  await user.clear(box());
  expect(address()).toBe('/');
  expect(rowLengths()).toEqual([2, 3, 1]);
});

it('shows the results that a shared address asks for', async () => {
  const { user, address } = await renderApp({ path: '/?q=smartwatch+heart' });
  expect(box()).toHaveValue('smartwatch heart');
  expect(heading()).toHaveTextContent('1 result for “smartwatch heart”');
  expect(shownTitles()).toEqual(titlesWith(/smartwatch/i));
  expect(document.title).toBe('Search: smartwatch heart · Haat');
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
  expect(heading()).toHaveFocus();
});

it('says that nothing was found, and offers to clear', async () => {
  const { user } = await renderApp();
  await user.type(box(), 'elephant');
  expect(heading()).toHaveTextContent('No results for “elephant”');
  expect(shownTitles()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(shownTitles()).toHaveLength(products.length);
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

it('goes home with the result from the checkout screen, at Enter only', async () => {
  const { user, address } = await renderApp({ path: '/checkout' });
  await screen.findByRole('heading', { level: 1 });
  await user.type(box(), 'book');
  expect(address()).toBe('/checkout');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/?q=book');
  expect(shownTitles()).toEqual(titlesWith(/book/i));
});

it('takes any text for what it is', async () => {
  const text = '<b>%&?#q=+ "x"\\';
  const { user, address } = await renderApp();
  await user.click(box());
  await user.paste(text);
  expect(heading()).toHaveTextContent(`No results for “${text}”`);
  expect(new URLSearchParams(address().slice(2)).get('q')).toBe(text);
});
