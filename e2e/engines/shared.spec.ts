import { pagePath } from '../../src/features/catalogue/pagePath';
import { pressOn } from '../support/focus';
import { evaluate } from './tab';
import { expectCount, expectItems, expectText, poll, second, test } from './walk';

const address = () => location.hash;

test('a shared link opens the product’s page; what I add there is in the shop, one link away', async ({
  tab,
  host,
  home,
}) => {
  await tab.load(host.origin + pagePath(second));
  await expectText(tab, second.title);
  await pressOn(tab, 'Add to basket');
  await expectText(tab, 'Added. 1 of these in your basket');
  await pressOn(tab, 'See it in the shop');
  await poll(() => evaluate(tab, address)).toBe(`#/?product=${second.id}`);
  await expectText(tab, 'Share');
  await expectCount(tab, 1);
  await tab.load(`${home}#/checkout`);
  await expectItems(tab, [second.title]);
});

test('a link from before the product had another title shows it in the shop', async ({
  tab,
  home,
}) => {
  await tab.load(`${home}#/?product=an-earlier-title-${second.id}`);
  await poll(() => evaluate(tab, address)).toBe(`#/?product=${second.id}`);
  await expectText(tab, 'Share');
});
