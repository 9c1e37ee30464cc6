import { expect } from '@playwright/test';
import { shop } from '#shop/config';
import { pagePath } from '../../src/catalogue/model/pagePath';
import { type Product, variantsOf } from '../../src/catalogue/model/product';
import { formatMoney } from '../../src/words/money';
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

test('by keyboard I can choose a category, a shared product and its variants', async ({
  tab,
  host,
}) => {
  const product = withVariants ?? second;
  const { id, title, variants = [] } = product;
  const [first = product] = offered(product);
  const last = offered(product).at(-1) ?? first;
  const name = variants.find((variant) => variant.id === last.id)?.name;
  const chosen = () => document.querySelector('select')?.value;

  const isInCategory = ({ category }: Product) => category === product.category;

  if (product.category) {
    const link = `${product.category} ${products.filter(isInCategory).length}`;
    await pressOn(tab, link);
    await expectHeading(tab, product.category);
    await expectFocus(tab, link);
    await evaluate(tab, () => {
      history.back();
    });
    await expectHeading(tab, shop.welcome.heading);
  }

  await load(tab, host.origin + pagePath(product));
  const address = () => evaluate(tab, () => location.hash);
  await poll(address).toBe(`#/?product=${id}`);
  await expectHeading(tab, title);
  await pressOn(tab, `Add to basket: ${first.title}`);
  await expectCount(tab, 1);
  if (name) {
    expect(await evaluate(tab, chosen)).toBe(first.id);
    await evaluate(tab, () => {
      document.querySelector<HTMLElement>('.product-offer h1')?.focus();
    });
    await typeInto(tab, `Options: ${title}`, name);
    await poll(() => evaluate(tab, chosen)).toBe(last.id);
    // The button belongs to the variant once its price is shown.
    const price = () => document.querySelector('.product-price .price')?.textContent;
    await poll(() => evaluate(tab, price)).toBe(formatMoney(last.price));
    await pressOn(tab, `Add to basket: ${last.title}`);
  } else {
    // The button still has the focus: Firefox has none in the page between the last stop and the first.
    await tab.type('\n');
  }
  await expectCount(tab, 2);
  await load(tab, host.origin + shop.basePath);
  await expectHeading(tab, shop.welcome.heading);
  await pressOn(tab, `Add to basket: ${first.title}`);
  await expectCount(tab, 3);
  await openBasket(tab, 3);
  await expectItems(tab, [...new Set([first.title, last.title])]);
  await expectText(tab, `Subtotal 3 items: ${formatMoney(2 * first.price + last.price)}`);
});
