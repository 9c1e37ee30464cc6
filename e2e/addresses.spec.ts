import * as fc from 'fast-check';
import { expect, openShop, test } from './shop';

const CASES = 150;

/** Anything that may stand after the hash sign: routes with a slip, searches, and pure noise. */
const noise = fc.string({ unit: 'binary', maxLength: 40 });
const routes = [
  '/',
  '/checkout',
  '/login',
  '/?q=',
  '/checkout/',
  '/nowhere',
  '',
  '.',
  './checkout',
  '/check%0Aout',
];
const route = fc.constantFrom(...routes);
const sign = fc.constantFrom(
  '%',
  '%2',
  '%E0%A4%A',
  '%00',
  '%0A',
  '%E2%80%A8',
  '//',
  '\\',
  '?',
  '#',
  '&',
  '..',
  '<b>',
  ':',
);
const address = fc.oneof(
  noise,
  fc.webPath(),
  fc.tuple(route, noise).map((parts) => parts.join('')),
  fc
    .tuple(route, fc.array(fc.oneof(sign, noise), { maxLength: 4 }))
    .map((parts) => parts.flat().join('')),
);

test('whatever stands in the address, there is a screen', async ({ page }) => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Generated addresses have the seed ${seed}; SEED=${seed} gives the same again.`);
  await openShop(page);
  const blank = await page.evaluate(
    async (hashes) => {
      const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const wrong: string[] = [];
      for (const hash of hashes) {
        location.hash = hash;
        // React answers in the frame after the next; a screen that is still on its way takes longer.
        await aFrame();
        await aFrame();
        const until = performance.now() + 10_000;
        const isThere = () => document.querySelector('h1:not(:empty)')?.checkVisibility();
        while (!isThere() && performance.now() < until) await aFrame();
        if (!isThere()) wrong.push(hash);
      }
      return wrong;
    },
    [...routes, ...fc.sample(address, { numRuns: CASES, seed })],
  );
  expect(blank, 'addresses without a screen').toEqual([]);
});
