import { formatRupees } from '../../src/shared/formatRupees';
import { products } from '../support/catalogue';
import { expectFocus, pressOn, typeInto } from '../support/focus';
import { evaluate } from './tab';
import { expectHeading, poll, reload, test } from './walk';

const categories = [...new Set(products.flatMap(({ category }) => category ?? []))];

// A merchant may have no categories to choose from.
for (const category of categories.length > 1 ? categories.slice(0, 1) : []) {
  test('I can choose a category and an order with the keyboard, and hear what is shown', async ({
    tab,
  }) => {
    const inCategory = products.filter((product) => product.category === category);
    const cheapest = formatRupees(Math.min(...inCategory.map(({ price }) => price)));
    const current = () => document.querySelector('nav [aria-current]')?.textContent;
    const said = () => document.querySelector('[role=status]')?.textContent;
    const price = () => document.querySelector('main .price')?.textContent;

    await poll(() => evaluate(tab, current)).toBe('All');
    await pressOn(tab, category);
    await expectHeading(tab, category);
    await expectFocus(tab, category);
    await poll(() => evaluate(tab, current)).toBe(category);
    await poll(() => evaluate(tab, said)).toBe(`${category}. ${inCategory.length} products`);
    await typeInto(tab, 'Sort by', 'Price: l');
    await poll(() => evaluate(tab, price)).toBe(cheapest);
    await expectFocus(tab, 'Sort by');

    await reload(tab);
    await expectHeading(tab, category);
    await poll(() => evaluate(tab, price)).toBe(cheapest);
    await evaluate(tab, () => {
      history.back();
    });
    await poll(() => evaluate(tab, current)).toBe('All');
  });
}
