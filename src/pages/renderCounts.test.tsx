import { screen } from '@testing-library/react';
import { memo, Profiler, type ReactElement } from 'react';
import { products } from '../features/catalogue/products';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';

/** Which components have rendered, and in which something has, themselves or below them. */
const rendered: string[] = [];
const profiled: string[] = [];

type Component = (props: object) => ReactElement;

/** The module with its component of this name made to note its renders. */
function counted(path: string, name: string) {
  const module = jest.requireActual<Record<string, Component | { type: Component }>>(path);
  const actual = module[name];
  if (!actual) throw new Error(`${path} has no ${name}.`);
  const isMemo = typeof actual !== 'function';
  const render = isMemo ? actual.type : actual;
  const Counted: Component = (props) => {
    rendered.push(name);
    return (
      <Profiler id={name} onRender={(id) => profiled.push(id)}>
        {render(props)}
      </Profiler>
    );
  };
  return { ...module, [name]: isMemo ? memo(Counted) : Counted };
}

jest.mock('../features/basket/BasketLink', () => ({
  ...counted('../features/basket/BasketLink', 'BasketLink'),
  BasketCount: counted('../features/basket/BasketLink', 'BasketCount').BasketCount,
}));
jest.mock('../features/basket/AddedNote', () =>
  counted('../features/basket/AddedNote', 'AddedNote'),
);
jest.mock('../app/layout/Header', () => counted('../app/layout/Header', 'Header'));
jest.mock('../features/basket/BasketItem', () =>
  counted('../features/basket/BasketItem', 'BasketItem'),
);
jest.mock('../features/catalogue/ProductCard', () =>
  counted('../features/catalogue/ProductCard', 'ProductCard'),
);
jest.mock('../app/Announcer', () => counted('../app/Announcer', 'Announcer'));
jest.mock('./HomePage', () => counted('./HomePage', 'HomePage'));
jest.mock('../app/layout/ShopLayout', () => counted('../app/layout/ShopLayout', 'ShopLayout'));

const times = (name: string) => rendered.filter((other) => other === name).length;

/** Forgets what has rendered so far. */
function startCounting() {
  rendered.length = 0;
  profiled.length = 0;
}

it('adding to the basket renders only the badge, the announcer and the answer of its card again', async () => {
  startCounting();
  const { user } = await renderApp();
  expect(times('ProductCard')).toBeGreaterThanOrEqual(products.length);
  for (const name of [
    'ShopLayout',
    'Header',
    'HomePage',
    'BasketLink',
    'BasketCount',
    'Announcer',
  ]) {
    expect(times(name)).toBeGreaterThan(0);
  }

  startCounting();
  await user.click(
    screen.getByRole('button', { name: `Add to basket: ${products[0]?.title ?? ''}` }),
  );
  expect(screen.getByRole('link', { name: 'Basket 1 item' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Added/);
  expect(new Set(rendered)).toEqual(new Set(['BasketCount', 'Announcer', 'AddedNote']));
  expect(times('BasketCount')).toBe(1);
  expect(times('AddedNote')).toBe(1);
  // The badge stands in the header, and the header in the layout; of the screen, only the answer.
  expect(profiled).toContain('BasketCount');
  expect(profiled).toContain('Announcer');
  expect(profiled.filter((name) => name === 'ProductCard')).toHaveLength(1);
});

it('one more of an item renders only the items of its kind', async () => {
  const basket = Array.from({ length: 10 }, () => buildProduct());
  const { user } = await renderApp({ path: '/checkout', basket });
  await screen.findByRole('heading', { level: 1 });
  startCounting();
  await user.click(screen.getByRole('button', { name: `One more: ${basket[3]?.title ?? ''}` }));
  expect(screen.getByText(/^Subtotal 11 items/)).toBeVisible();
  // The item that was there, which says '2 of these' now, and the new one.
  expect(times('BasketItem')).toBe(2);
});

it('removing one of ten items renders none of the others again', async () => {
  startCounting();
  const basket = Array.from({ length: 10 }, () => buildProduct());
  const { user } = await renderApp({ path: '/checkout', basket });
  await screen.findByRole('heading', { level: 1 });
  expect(times('BasketItem')).toBe(10);

  startCounting();
  await user.click(
    screen.getByRole('button', { name: `Remove from basket: ${basket[3]?.title ?? ''}` }),
  );
  expect(screen.getByText(/^Subtotal 9 items/)).toBeVisible();
  expect(times('BasketItem')).toBe(0);
  expect(profiled).not.toContain('BasketItem');
  expect(times('BasketCount')).toBe(1);
});
