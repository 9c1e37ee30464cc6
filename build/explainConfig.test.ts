import { mkdirSync, writeFileSync } from 'node:fs';
import { shop } from '#shop/config';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import explainConfig from './explainConfig.cjs';

const inFolder = temporaryFolder();

function explain(text: string) {
  mkdirSync(inFolder('shop'), { recursive: true });
  writeFileSync(inFolder('shop/config.ts'), text);
  return explainConfig(inFolder('.'));
}

const markets = "import { india, indiaHindi } from '../src/markets/india/market'";

describe('a configuration that can’t be used', () => {
  it.each([
    [
      "import { austria } from '../src/markets/austria';\nexport const shop = { market: austria };",
      markets,
    ],
    ['export const shop = { market: austria };', markets],
    ["export const shop = { market: 'austria' };", `the market "austria"; write one of`],
    ['export const shop = {};', `the shop has no market; write one of`],
    ['export const shop = { market: {} };', markets],
    [
      "export const shop = { market: { country: 'IN', language: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' } };",
      markets,
    ],
    [
      "import './nowhere';\nexport const shop = {};",
      "it imports './nowhere', and there is no such file",
    ],
    ['export const shop = {,};', "line 1 can't be read"],
    ['export const shops = {};', 'there is no shop; write export const shop: Shop = { … }.'],
    ['export const shop = null;', 'there is no shop;'],
    ["throw 'no';", 'no'],
  ])('is explained to the merchant without a stack: %s', (text, sentence) => {
    const message = explain(text) ?? '';
    expect(message).toContain(sentence);
    expect(message).toMatch(/^shop\/config\.ts: /);
    expect(message).not.toMatch(/\n {4}at /);
  });
});

it('reports nothing about a configuration that can be read', () => {
  expect(explainConfig('.')).toBeUndefined();
  expect(explain(`export const shop = ${JSON.stringify(shop)};`)).toBeUndefined();
});

it('reads the configuration of the shop that SHOP names', () => {
  mkdirSync(inFolder('src/testing/shops'), { recursive: true });
  writeFileSync(inFolder('src/testing/shops/germany.ts'), 'export const shop = {};');
  jest.replaceProperty(process, 'env', { ...process.env, SHOP: 'germany' });
  jest.isolateModules(() => {
    const explainGermany = jest.requireActual<typeof explainConfig>('./explainConfig.cjs');
    expect(explainGermany(inFolder('.'))).toMatch(
      /^src\/testing\/shops\/germany\.ts: the shop has no market/,
    );
  });
});
