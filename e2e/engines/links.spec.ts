import { evaluate } from './tab';
import { click, expectText, second, poll, test } from './walk';

const read = () => location.hash;

test('a press on a picture opens its product, and one beside the price doesn’t', async ({
  tab,
}) => {
  const centreOf = (title: string, selector: string) => {
    const card = Array.from(document.querySelectorAll('article')).find(
      (article) => article.querySelector('h2')?.textContent === title,
    );
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = card?.querySelector(selector)?.getBoundingClientRect();
    return box && ([box.x + box.width / 2, box.y + box.height / 2] as const);
  };
  const press = async (selector: string) => {
    const [x, y] = (await evaluate(tab, centreOf, second.title, selector)) ?? [0, 0];
    await tab.click(x, y);
  };
  // Once React responds.
  await poll(async () => {
    await press('.picture');
    return evaluate(tab, read);
  }).toBe(`#/?product=${second.id}`);
  await expectText(tab, 'Share');
  await evaluate(tab, () => {
    history.back();
  });
  await poll(() => evaluate(tab, read)).toMatch(/^(#\/)?$/);
  await press('.price');
  await click(tab, `Add to basket: ${second.title}`);
  await expectText(tab, 'Added. 1 of these in your basket');
  await poll(() => evaluate(tab, read)).toMatch(/^(#\/)?$/);
});
