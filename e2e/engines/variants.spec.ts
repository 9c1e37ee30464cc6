import { expect } from '@playwright/test';
import type { Product } from '../../src/features/catalogue/product';
import { pagePath } from '../../src/features/catalogue/pagePath';
import { variantsOf } from '../../src/features/catalogue/variantsOf';
import { formatRupees } from '../../src/shared/formatRupees';
import { products } from '../support/catalogue';
import { pressOn, typeInto } from '../support/focus';
import { evaluate } from './tab';
import { expectCount, expectItems, expectText, poll, test } from './walk';

const offered = (product: Product) => variantsOf(product).filter(({ soldOut }) => !soldOut);

// A merchant may sell products without any variants.
const withVariants = products.find((each) => each.variants && offered(each).length > 1);
for (const product of withVariants ? [withVariants] : []) {
  test('I can choose a variant with the keyboard, in the shop and on its page, and each is a line of its own', async ({
    tab,
    host,
    home,
  }) => {
    const { id, title, variants = [] } = product;
    const sold = offered(product);
    const [first, last] = [sold[0], sold.at(-1)] as [Product, Product];
    const { name = '' } = variants.find((variant) => variant.id === last.id) ?? {};
    const chosen = () => document.querySelector('select')?.value;

    await tab.load(`${home}#/?product=${id}`);
    await expectText(tab, title);
    await poll(() => evaluate(tab, chosen)).toBe(first.id);
    await pressOn(tab, `Add to basket: ${first.title}`);
    await evaluate(tab, () => {
      document.querySelector<HTMLElement>('article:has(select) h2 a')?.focus();
    });
    await typeInto(tab, `Options: ${title}`, name);
    await poll(() => evaluate(tab, chosen)).toBe(last.id);
    const price = () => document.querySelector('article:has(select) .price')?.textContent;
    await poll(() => evaluate(tab, price)).toBe(formatRupees(last.price));
    await pressOn(tab, `Add to basket: ${last.title}`);
    await expectCount(tab, 2);

    await tab.load(host.origin + pagePath(product));
    expect(await evaluate(tab, chosen)).toBe(first.id);
    await typeInto(tab, 'Option', name);
    await poll(() => evaluate(tab, chosen)).toBe(last.id);
    await pressOn(tab, 'Add to basket');
    await expectText(tab, 'Added. 2 of these in your basket');
    await tab.load(`${home}#/checkout`);
    await expectItems(tab, [first.title, last.title, last.title]);
    await expectText(
      tab,
      `Subtotal 3 items: ${formatRupees(first.price + last.price + last.price)}`,
    );
  });
}
