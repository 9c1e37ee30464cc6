import { expect } from '@playwright/test';
import type { Product } from '../../src/features/catalogue/product';
import { pagePath } from '../../src/features/catalogue/pagePath';
import { variantsOf } from '../../src/features/catalogue/variantsOf';
import { formatRupees } from '../../src/shared/formatRupees';
import { products } from '../support/catalogue';
import { expectFocus, pressOn, typeInto } from '../support/focus';
import { evaluate } from './tab';
import {
  expectCount,
  expectHeading,
  expectItems,
  expectText,
  load,
  openBasket,
  poll,
  second,
  test,
} from './walk';

const [category, next] = new Set(products.flatMap(({ category }) => category ?? []));

test('I can choose a category and an order with the keyboard, and hear what is shown', async ({
  tab,
}) => {
  test.skip(!next, 'This shop has no categories to choose from.');
  const inCategory = products.filter((product) => product.category === category);
  const name = String(category);
  const cheapest = formatRupees(Math.min(...inCategory.map(({ price }) => price)));
  const current = () => document.querySelector('nav [aria-current]')?.textContent;
  const said = () => document.querySelector('[role=status]')?.textContent;
  const price = () => document.querySelector('main .price')?.textContent;

  await poll(() => evaluate(tab, current)).toBe('All');
  await pressOn(tab, name);
  await expectHeading(tab, name);
  await expectFocus(tab, name);
  await poll(() => evaluate(tab, current)).toBe(name);
  await poll(() => evaluate(tab, said)).toBe(`${name}. ${inCategory.length} products`);
  await typeInto(tab, 'Sort by', 'Price: l');
  await poll(() => evaluate(tab, price)).toBe(cheapest);
  await expectFocus(tab, 'Sort by');

  await load(tab);
  await expectHeading(tab, name);
  await poll(() => evaluate(tab, price)).toBe(cheapest);
  await evaluate(tab, () => {
    history.back();
  });
  await poll(() => evaluate(tab, current)).toBe('All');
});

const offered = (product: Product) => variantsOf(product).filter(({ soldOut }) => !soldOut);
const withVariants = products.find((each) => each.variants && offered(each).length > 1);

test('a product’s page leads into the shop; on both I can choose a variant with the keyboard', async ({
  tab,
  host,
}) => {
  const product = withVariants ?? second;
  const { id, title, variants = [] } = product;
  const [first = product] = offered(product);
  const last = offered(product).at(-1) ?? first;
  const name = variants.find((variant) => variant.id === last.id)?.name;
  const chosen = () => document.querySelector('select')?.value;

  await load(tab, host.origin + pagePath(product));
  await expectText(tab, title);
  if (name) {
    expect(await evaluate(tab, chosen)).toBe(first.id);
    await typeInto(tab, 'Option', name);
    await poll(() => evaluate(tab, chosen)).toBe(last.id);
  }
  await pressOn(tab, 'Add to basket');
  await expectText(tab, 'Added. 1 of these in your basket');
  await pressOn(tab, 'See it in the shop');
  // Until the shop's page has replaced the product's, there is none to ask.
  const address = () => evaluate(tab, () => location.hash).catch(() => '');
  await poll(address).toBe(`#/?product=${id}`);
  await expectText(tab, 'Share');
  await expectCount(tab, 1);

  await pressOn(tab, `Add to basket: ${first.title}`);
  await expectCount(tab, 2);
  if (name) {
    await evaluate(tab, () => {
      document.querySelector<HTMLElement>('article:has(select) h2 a')?.focus();
    });
    await typeInto(tab, `Options: ${title}`, name);
    await poll(() => evaluate(tab, chosen)).toBe(last.id);
  }
  await pressOn(tab, `Add to basket: ${last.title}`);
  await expectCount(tab, 3);
  await openBasket(tab, 3);
  await expectItems(tab, [last.title, first.title, last.title]);
  await expectText(tab, `Subtotal 3 items: ${formatRupees(first.price + 2 * last.price)}`);
});
