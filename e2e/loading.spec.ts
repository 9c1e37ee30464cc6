import { shop } from '../src/config';
import { scriptOf, sourcesOf } from './support/builtScripts';
import { fillLoginForm, loginForm } from './support/login';
import { lazyPart } from './support/network';
import { basketLink, greeting, heading, openShop, signInLink } from './support/page';
import { expect, test } from './support/test';

const { checkout, login, identity } = lazyPart;

test('with data saver on, each chunk loads once, when I need it, and from static/js', async ({
  page,
  account,
}) => {
  const scripts = `${shop.basePath}static/js/`;
  /** The paths that were loaded from the network, not from a cache. */
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, transferSize }) => name.startsWith(location.origin) && transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  const sources = async () =>
    (await loaded())
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => sourcesOf(path.replace(scripts, '')))
      .join('\n');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openShop(page);
  await expect.poll(loaded).toContain(scripts + scriptOf('src/startup/startShop.ts'));
  await expect.poll(sources).toContain('node_modules/web-vitals/');
  for (const part of [checkout, login, identity, 'node_modules/@firebase/']) {
    expect(await sources()).not.toContain(part);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  expect(await sources()).toContain(checkout);
  expect(await sources()).not.toContain(login);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  for (const part of [login, identity]) expect(await sources()).toContain(part);
  const all = await loaded();
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
});
