import { shop } from '../src/config';
import { scriptOf, sourcesOf } from './builtScripts';
import {
  basketLink,
  expect,
  fillLoginForm,
  greeting,
  heading,
  lazyPart,
  loginForm,
  openShop,
  saveData,
  signInLink,
  test,
} from './shop';

test('loads each part of the shop when I need it, and every script from static/js', async ({
  page,
  account,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'script' && !pathname.endsWith('.js')) return;
    loaded.push(pathname.replace(`${shop.basePath}static/js/`, ''));
  });
  const { checkout, login, identity } = lazyPart;
  const sourcesLoaded = () => loaded.flatMap(sourcesOf);
  const expectNotLoaded = (...parts: string[]) => {
    const sources = sourcesLoaded();
    for (const part of parts) {
      expect(
        sources.filter((source) => source.includes(part)),
        part,
      ).toEqual([]);
    }
  };
  // What is not asked for is not loaded while the browser is idle.
  await saveData(page);
  await openShop(page);
  await expect.poll(() => loaded).toContain(scriptOf('src/main.tsx'));
  await expect.poll(() => sourcesLoaded().join()).toContain('node_modules/web-vitals/');
  expectNotLoaded(checkout, login, identity, 'node_modules/@firebase/');
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  expect(loaded).toContain(scriptOf(checkout));
  expectNotLoaded(login);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  expect(loaded).toEqual(expect.arrayContaining([scriptOf(login), scriptOf(identity)]));
  for (const script of loaded) expect(script).toMatch(/^[^/]+\.js$/);
});
