import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { shop } from '#shop/config';
import { evaluate, type Tab } from '../engines/tab';
import { heading } from './page';
import { expect } from './test';
import { textFaults } from './texts';

// The script is read once, because reading it is the largest part of each check.
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that axe leaves off by default: AAA contrast, which we promise for body text, and the target size. */
const more = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
const everyRule: RunOptions = { runOnly: { type: 'tag', values: tags }, rules: more };
/** The rules that another colour scheme can break. */
const colourRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  },
};

/** Applies rules to the screen once all transitions have ended. Runs in the page. */
async function runAxe(options: RunOptions) {
  if (!('axe' in window)) return null;
  const { run } = window.axe as typeof import('axe-core');
  // axe would report elements beneath the header as too small.
  scrollTo({ top: 0, behavior: 'instant' });
  const fading = document.getAnimations().filter((it) => it instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const { violations, passes } = await run(document, { ...options, resultTypes: ['violations'] });
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  return { findings, passes: passes.length };
}

/** Expects that axe finds nothing on the current screen, in any browser. */
export async function expectNoViolations(
  tab: Pick<Tab, 'run'>,
  options = everyRule,
  fewestPasses = 11,
) {
  let result = await evaluate(tab, runAxe, options);
  if (!result) {
    await tab.run(`(() => { ${axe}\n})()`);
    result = await evaluate(tab, runAxe, options);
  }
  // A button's label isn't body text, so AA contrast is enough.
  const isMeant = (it: string) => !it.startsWith('color-contrast-enhanced: <button');
  expect(result?.findings.filter(isMeant)).toEqual([]);
  expect(result?.passes).toBeGreaterThanOrEqual(fewestPasses);
}

/** Expects one main heading, and that axe finds nothing, wide or narrow, light or dark. */
export async function expectAccessible(page: Page) {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  const tab: Pick<Tab, 'run'> = { run: (expression) => page.evaluate(expression) };
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: width === 360 ? 1600 : 800 });
    // axe would report elements beneath the desk's bar, at the window's foot, as too small.
    const height = await page.evaluate(
      () => document.querySelector('.desk-bar:not(:empty)') && document.body.scrollHeight,
    );
    if (height) await page.setViewportSize({ width, height });
    await expectNoViolations(tab);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(tab, colourRules, 1);
}

/** Expects that the page doesn't scroll sideways at any width, and no element overflows the window. */
export async function expectFits(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      // Elements that scroll sideways may overflow.
      const hidden =
        '.visually-hidden, .skip-link, [role="region"] *, .desk-sections *, .orders-filter-states *, .categories *, .shelf-items *, .product-gallery-strip *, .thumbnails *';
      const culprits = Array.from(document.querySelectorAll('body *'))
        .filter((element) => !element.closest(hidden))
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
        });
      return [scrollWidth - clientWidth, ...culprits.map((it) => it.outerHTML.slice(0, 80))];
    });
    expect(outside, `${width} pixels wide`).toEqual([0]);
  }
}

/** Expects that the screen and its texts fit, and that it is accessible, at any width; the window's size stays. */
export async function expectSound(page: Page) {
  const size = page.viewportSize();
  for (const width of [320, 390, 768, 1280]) {
    await expectFits(page, [width]);
    expect(await textFaults(page), `${width} pixels wide`).toEqual([]);
  }
  // The language changes the texts alone.
  if (shop.market.language.startsWith('en')) await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}
