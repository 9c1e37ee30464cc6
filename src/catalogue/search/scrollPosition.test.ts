/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { products } from '#shop/products';
import { renderApp } from '../../testing/renderApp';

jest.mock('#shop/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const titles = ['Thin laptop', 'Hair wax', 'Smartwatch', 'Brass lamp', 'Small phone', '5G phone'];
  return { products: titles.map((title) => buildProduct({ title })) };
});

const [HEADER, CARD] = [200, 400];

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  // jsdom has no layout: here, cards are below each other.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const place = Array.from(document.querySelectorAll('.product-card')).indexOf(this);
    return { top: HEADER + CARD * place - window.scrollY } as DOMRect;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const card = products.find(({ title }) => title === '5G phone')?.id ?? '';

it('Back waits for the results before it looks for a card that other lists have, too', async () => {
  const { services } = await renderApp();
  const read = services.catalogue;
  let release = () => undefined as unknown;
  services.catalogue = async (file, isContent) => {
    if (file === 'search.json') await new Promise<void>((resolve) => (release = resolve));
    return read(file, isContent);
  };
  const [scrolled, top] = [100, 50];
  const position = [scrolled, `#/?product=${card}`, top];
  window.history.pushState({ key: 'results', position }, '', '#/?q=phone');
  fireEvent.popState(window);
  await pass(2000);
  expect(heading()).toHaveTextContent('Searching for “phone”…');
  expect(screen.getAllByRole('article')).toHaveLength(products.length);
  expect(window.scrollY).toBe(scrolled);
  release();
  await pass(2000);
  expect(heading()).toHaveTextContent('2 results for “phone”');
  expect(window.scrollY).toBe(HEADER + CARD - top);
});
