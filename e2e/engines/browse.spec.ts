import { expect } from '@playwright/test';
import { shop } from '../../src/config';
import { type Product, variantsOf } from '../../src/catalogue/product';
import { pagePath } from '../../src/catalogue/pagePath';
import { formatRupees } from '../../src/words/rupees';
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

const offered = (product: Product) => variantsOf(product).filter(({ soldOut }) => !soldOut);
const withVariants = products.find((each) => each.variants && offered(each).length > 1);

test('by keyboard I can choose a category, a variant on its page and another in the shop', async ({
  tab,
  host,
}) => {
  const product = withVariants ?? second;
  const { id, title, variants = [] } = product;
  const [first = product] = offered(product);
  const last = offered(product).at(-1) ?? first;
  const name = variants.find((variant) => variant.id === last.id)?.name;
  const chosen = () => document.querySelector('select')?.value;

  if (product.category) {
    await pressOn(tab, product.category);
    await expectHeading(tab, product.category);
    await expectFocus(tab, product.category);
    await evaluate(tab, () => {
      history.back();
    });
    await expectHeading(tab, shop.welcome.heading);
  }

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
    // The button is that of the variant once its price is shown.
    const price = () => document.querySelector('article:has(select) .price')?.textContent;
    await poll(() => evaluate(tab, price)).toBe(formatRupees(last.price));
    await pressOn(tab, `Add to basket: ${last.title}`);
  } else {
    // The button still has the focus: Firefox has none in the page between the last stop and the first.
    await tab.type('\n');
  }
  await expectCount(tab, 3);
  await openBasket(tab, 3);
  await expectItems(tab, [last.title, first.title, last.title]);
  await expectText(tab, `Subtotal 3 items: ${formatRupees(first.price + 2 * last.price)}`);
});
