import { buildVariables, missingVariables } from '../../build/variables';
import { shop } from '#shop/config';
import { readShop } from './shop';

const own = Object.fromEntries(missingVariables({}).map((name) => [name, 'made-up']));

/** Sets all variables, so that `.env` isn't read. */
function setVariables(given: object) {
  const env = Object.fromEntries(buildVariables.map((name) => [name, '']));
  jest.replaceProperty(process, 'env', { ...env, ...given });
}

it('is a demo without a Firebase project, and names the missing variables', () => {
  setVariables({});
  expect(readShop({ forPublishing: true })).toMatchObject({
    name: shop.name,
    isDemo: true,
    database: true,
    missing: Object.keys(own),
  });
  setVariables({ DATABASE: 'off' });
  expect(readShop()).toMatchObject({ isDemo: true, database: false });
});

it('names the missing variables of a partly configured shop, without showing any value', () => {
  setVariables({ ...own, FIREBASE_API_KEY: '' });
  expect(() => readShop()).toThrow(/Missing: FIREBASE_API_KEY\./);
  expect(() => readShop()).not.toThrow('made-up');
});

it('rejects a sub-path that can’t be served, and the demo’s address in a merchant’s site', () => {
  setVariables(own);
  jest.replaceProperty(shop, 'basePath', 'nimbu');
  expect(() => readShop()).toThrow("has the basePath 'nimbu'; write '/nimbu/'");
  jest.restoreAllMocks();
  setVariables(own);
  jest.replaceProperty(shop, 'origin', 'https://demo-haat.web.app');
  expect(readShop()).toMatchObject({ isDemo: false });
  expect(() => readShop({ forPublishing: true })).toThrow(
    /parts of the demo[^]*config\.ts, origin/,
  );
});
