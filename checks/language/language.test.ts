/** Other shops are built and opened: those of `src/testing/shops/`, and one in a new country and language. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { conditionsOf } from '../../build/shop.cjs';
import { shops } from '../../build/subpaths.cjs';
import { testRun } from '../../scripts/lib/stages';
import { copyProject, edit, run, runWell } from '../projectCopy';

/** Builds a shop, and walks through it in Chromium. @throws Error with what failed */
function walk(folder: string, conditions: readonly string[], SHOP: string, ...tests: string[]) {
  const project = conditions.includes('en') ? 'chromium' : 'language';
  const env = {
    ...process.env,
    SHOP,
    // Playwright resolves imports as Node does.
    NODE_OPTIONS: conditions.map((name) => `--conditions=${name}`).join(' '),
  };
  const playwright = path.resolve('node_modules/@playwright/test/cli.js');
  for (const args of [
    ['scripts/run.cjs', 'scripts/test.ts', 'build'],
    [playwright, 'test', `--project=${project}`, ...tests],
  ]) {
    runWell(folder, args, env);
  }
}

describe('a shop in another market', () => {
  it.each(shops.filter((shop) => shop !== 'sample'))(
    'shows every screen of %s in its language, without cutting off any text',
    (shop) => {
      walk('.', conditionsOf([`shop-${shop}`]), shop);
    },
  );
});

it('the sample can be searched and shopped in, with its sizes and what is sold out', () => {
  walk(
    '.',
    conditionsOf(['shop-sample']),
    'sample',
    'e2e/sample.spec.ts',
    'e2e/categories.spec.ts',
  );
});

describe('a shop in a country and a language of its own', () => {
  const copy = path.resolve(testRun.folder, 'language');
  const country = 'src/markets/netherlands';
  const language = 'src/words/nl';

  /** Copies a folder or file within the copy of the project. */
  const copyPart = (from: string, to: string) => {
    cpSync(path.join(copy, from), path.join(copy, to), { recursive: true });
  };

  // The steps are those of docs/merchant.md, “Markets”.
  beforeAll(() => {
    copyProject(copy);
    copyPart('src/words/en', language);
    copyPart('src/markets/germany', country);
    for (const page of ['conditions.md', 'privacy.md']) {
      copyPart(`shop/legal/${page}`, `shop/legal/nl/${page}`);
    }
    edit(copy, `${country}/market.ts`, (text) =>
      text
        .replace('const germany:', 'const netherlands:')
        .replace("'germany'", "'netherlands'")
        .replace("'DE'", "'NL'")
        .replace("'49'", "'31'")
        .replace('de-DE', 'nl-NL')
        // It would need an imprint in this language.
        .replace(/\n.*withdrawal: .*/, '')
        .replace('Europe/Berlin', 'Europe/Amsterdam'),
    );
    edit(copy, `${country}/address.ts`, (text) =>
      text
        .replace(
          /pin: \{.*?\}/s,
          "pin: { kind: 'line', patterns: ['[1-9][0-9]{3} ?[A-Za-z]{2}'], autoComplete: 'postal-code' }",
        )
        .replace(/import \{ postalCodes \}.*\n/, ''),
    );
    writeFileSync(
      path.join(copy, country, 'postalCodes.ts'),
      `import type { PostalCodes } from '../postalCodes';

export const postalCodes: PostalCodes = {
  patterns: ['[1-9][0-9]{3}[A-Z]{2}'],
  length: 6,
  labels: ['Postcode', 'NL'],
};
`,
    );
    edit(copy, `${country}/phoneNumbers.ts`, (text) =>
      text
        .replace('[+]([1-35-9][0-9]|4[0-8])', '[+](3[02-9]|[124-9][0-9])')
        .replace('490?', '310?')
        .replace('1[5-7]', '6'),
    );
    edit(copy, `${country}/invoice.ts`, (text) =>
      text.replace('DE\\d{9}', 'NL\\d{9}B\\d{2}').replace('USt', 'btw'),
    );
    edit(copy, `${country}/example.ts`, (text) =>
      text
        .replace('+49 30 2345678', '+31 20 234 5678')
        .replace('Lindenstraße', 'Keizersgracht')
        .replace('10969', '1017 AB')
        .replace('Berlin', 'Amsterdam'),
    );
    edit(copy, 'package.json', (text) =>
      text
        .replace('"hi": "./src/words/', '"nl": "./src/words/nl/*.tsx", $&')
        .replace(
          '"germany": "./src/markets/',
          '"netherlands": "./src/markets/netherlands/*.ts", $&',
        ),
    );
    edit(copy, 'shop/config.ts', (text) =>
      text
        .replace(
          /^import \{ india \}.*$/m,
          "import { netherlands } from '../src/markets/netherlands/market';",
        )
        .replace('market: india,', 'market: netherlands,')
        .replace('price: 49, freeFrom: 999,', "price: 490, freeFrom: 4900, areas: ['10'],")
        .replace('invoices: {', "invoices: { taxNumber: 'NL123456789B01',")
        .replace(/\/\/ tax: \{ .*/, 'tax: { rate: 21, categories: { Books: 9 } },')
        // No bank there takes UPI.
        .replace(/\n.*upi: \{.*/, ''),
    );
  });

  it('isn’t built without a module of the language, which the message names', () => {
    rmSync(path.join(copy, language, 'orders/arrival.tsx'));
    const { status, output } = run(copy, ['node_modules/webpack-cli/bin/cli.js', '--no-color']);
    copyPart('src/words/en/orders/arrival.tsx', `${language}/orders/arrival.tsx`);
    expect(status).not.toBe(0);
    expect(output).toContain(
      'src/words/nl has no orders/arrival.tsx; copy it from src/words/en, and translate it.',
    );
  });

  it('fits the types of all other shops', () => {
    expect(runWell(copy, [path.resolve('node_modules/typescript/bin/tsc')])).toBe('');
  });

  it('takes an order, which the merchant accepts', () => {
    walk(copy, ['netherlands', 'nl'], '', 'e2e/language/order.spec.ts');
  });
});
