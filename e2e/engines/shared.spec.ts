import { pagePath } from '../../src/features/catalogue/pagePath';
import { slugOf } from '../../src/features/catalogue/slugOf';
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
  // Until the shop's page has replaced the product's, there is none to ask.
  await poll(() => evaluate(tab, address).catch(() => '')).toBe(`#/?product=${second.id}`);
  await expectText(tab, 'Share');
  await expectCount(tab, 1);
  await tab.load(`${home}#/checkout`);
  await expectItems(tab, [second.title]);
});

test('a link from before the product had another title shows it in the shop', async ({
  tab,
  home,
}) => {
  const slug = slugOf({ ...second, title: 'An earlier title' });
  await tab.load(`${home}#/?product=${encodeURIComponent(slug)}`);
  await poll(() => evaluate(tab, address)).toBe(`#/?product=${second.id}`);
  await expectText(tab, 'Share');
});
