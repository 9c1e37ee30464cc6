import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, heading } from './shop';

type AxeOptions = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** By default axe leaves these two out: AAA contrast, promised for body text, and the target size. */
const more = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
/** What every screen is held to. */
export const everyRule = { runOnly: { type: 'tag', values: tags }, rules: more } as const;
/** What another theme can break. */
const ofColours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What the shop has to mend. The label of a button is no body text: contrast of AA will do. */
export const findingsOf = ({ violations }: Pick<Results, 'violations'>) =>
  violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .filter((it) => !it.startsWith('color-contrast-enhanced: <button'));

async function expectNoViolations(page: Page, options: AxeOptions, fewestPasses: number) {
  const axe = new AxeBuilder({ page })
    // Without frames nothing has to be gathered in a page of its own, which takes longer than the rules.
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] });
  const results = await axe.analyze();
  expect(findingsOf(results)).toEqual([]);
  expect(results.passes.length).toBeGreaterThanOrEqual(fewestPasses);
}

/** The automated rules find nothing, wide or narrow, by day or by night; there is one main heading. */
export async function expectAccessible(page: Page, widths = [360, 1280]) {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, everyRule, 11);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: { type: 'rule', values: ofColours } }, 1);
}
