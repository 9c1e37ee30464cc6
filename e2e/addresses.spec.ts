import * as fc from 'fast-check';
import { openShop } from './support/page';
import { expect, test } from './support/test';

const CASES = 150;

const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>${7*7}';
const routes = [
  ...['/', '/checkout', '/login', '/?q=', '/checkout/', '/nowhere', '', '.', './checkout'],
  ...['/check%0Aout', '/checkout%2Flogin', '//example.com', '/../../etc', '/سوق', '/🛒', '/%00'],
  ...['javascript:alert(1)', '__proto__', '/?q[]=x', '/??q=', `/?q=${markup}`, `/${markup}`],
  ...[`/?q=${'a'.repeat(20_000)}`, `/${'a'.repeat(20_000)}`, '/%E0%A4%A'],
];
const signs = ['%', '%2', '%E0%A4%A', '%00', '%0A', '%E2%80%A8', '//', '\\', '?', '#', '&', '..'];
const noise = fc.string({ unit: 'binary', maxLength: 40 });
/** Anything that can follow the hash sign: routes with typos, searches and pure noise. */
const address = fc
  .tuple(
    fc.oneof(fc.constantFrom(...routes), fc.webPath(), noise),
    fc.array(fc.oneof(fc.constantFrom(...signs), noise), { maxLength: 4 }),
  )
  .map((parts) => parts.flat().join(''));

test('every address shows a screen', async ({ page }) => {
  const seed = Number(process.env.SEED || Math.floor(Math.random() * 2 ** 31));
  console.log(`The addresses are generated with seed ${seed}; SEED=${seed} repeats them.`);
  await openShop(page);
  const blank = await page.evaluate(
    async (hashes) => {
      const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isThere = () => document.querySelector('h1:not(:empty)')?.checkVisibility();
      const wrong: string[] = [];
      for (const hash of hashes) {
        location.hash = hash;
        // React renders within two frames; a lazy screen takes longer.
        await aFrame();
        await aFrame();
        const until = performance.now() + 10_000;
        while (!isThere() && performance.now() < until) await aFrame();
        if (!isThere()) wrong.push(hash);
      }
      return wrong;
    },
    [...routes, ...fc.sample(address, { numRuns: CASES, seed })],
  );
  expect(blank, 'addresses without a screen').toEqual([]);
});
