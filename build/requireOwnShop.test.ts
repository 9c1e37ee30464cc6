import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { shop } from '#shop/config';
import { germany } from '../src/markets/germany/market';
import { india } from '../src/markets/india/market';
import { demoPictures, demoTexts } from './demoParts';
import { requireOwnShop } from './requireOwnShop';
import { missingVariables, resolveBuildVariables } from './variables';

const names = missingVariables({});
const own = resolveBuildVariables(Object.fromEntries(names.map((name) => [name, 'nimbu'])));
const demo = {
  name: 'Haat',
  origin: 'https://demo-haat.web.app',
  upi: { id: 'haat-demo@bank', name: 'Haat demo' },
  contact: {
    email: 'hello@shop.example',
    telephone: '+91 00000 00000',
    whatsapp: '+91 00000 00000',
    address: '1 Market Road, New Delhi 110001',
  },
  conditions: 'conditions.html' as const,
};

/** The demo's banners and photographs are this project's. */
let pictures: 'demo' | 'own' = 'own';
const { readFileSync } = fs;
beforeEach(() => {
  pictures = 'own';
});

/** The message about a shop with these conditions; none if it can be published. */
function publish(
  config: Omit<Parameters<typeof requireOwnShop>[0], 'market'>,
  variables = own,
  text = '',
  market = india,
) {
  jest.spyOn(fs, 'readFileSync').mockImplementation(((name: string, ...options: never[]) => {
    if (name.endsWith('.md')) return text;
    if (pictures === 'own' && name.endsWith('.jpg')) return Buffer.from(name);
    return readFileSync(name, ...options);
  }) as typeof readFileSync);
  try {
    requireOwnShop({ ...config, market }, variables);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    jest.restoreAllMocks();
  }
}

const refusal = 'This would publish parts of the demo, or blanks to fill in:';

it('rejects a merchant’s site that has anything of the demo, and names all of it at once', () => {
  pictures = 'demo';
  const texts = {
    description: shop.description,
    welcome: { heading: shop.welcome.heading, text: 'Our own.' },
    advert: shop.advert,
  };
  const message = publish(
    { ...demo, ...texts },
    own,
    '{name} is a demonstration of an online shop.',
  );
  expect(message).toBe(`${refusal}
- shop/config.ts, name: 'Haat'. Write the name of your shop.
- shop/config.ts, origin: 'https://demo-haat.web.app'. Write where your site is served, such as 'https://nimbu.web.app'.
- shop/config.ts, email: 'hello@shop.example'. Write your own, or leave it out.
- shop/config.ts, telephone: '+91 00000 00000'. Write your own, or leave it out.
- shop/config.ts, whatsapp: '+91 00000 00000'. Write your own, or leave it out.
- shop/config.ts, address: '1 Market Road, New Delhi 110001'. Write your own, or leave it out.
- shop/config.ts, upi id: 'haat-demo@bank'. Write your own, or leave upi out.
- shop/config.ts, upi name: 'Haat demo'. Write your own, or leave upi out.
- shop/config.ts, description: 'A small market, open every day: good things, laid out in daylight.'. Write your own.
- shop/config.ts, welcome heading: 'Good things, laid out in daylight.'. Write your own.
- shop/config.ts, advert: 'Chosen by hand, made to last.'. Write your own.
- shop/banners/advert-tall.jpg. Put a picture of your own there, with the same name.
- shop/banners/advert-wide.jpg. Put a picture of your own there, with the same name.
- shop/banners/banner-tall.jpg. Put a picture of your own there, with the same name.
- shop/banners/banner-wide.jpg. Put a picture of your own there, with the same name.
- shop/products.ts: the demo’s products, with business-book-back.jpg, business-book-open.jpg, business-book-pages.jpg, business-book.jpg, hair-wax-base.jpg and 19 more. Delete them, and write your own.
- shop/legal/conditions.md: “… a demonstration of an online shop …”. Write your own, or leave conditions out of shop/config.ts.`);
});

const ownShop = { name: 'Nimbu', origin: 'https://nimbu.example' };

it.each<[string, object, string]>([
  ['the UPI ID', { upi: { id: 'Shop@Bank', name: 'Nimbu' } }, "upi id: 'Shop@Bank'"],
  [
    'the functions',
    { functions: { email: 'orders@shop.example', pushKey: 'B' } },
    "functions email: 'orders@shop.example'",
  ],
  [
    'the tax number',
    { seller: { name: 'Nimbu', gstin: '29ABCDE1234F1Z5' } },
    "seller gstin: '29ABCDE1234F1Z5'",
  ],
  [
    'the contact',
    { seller: { name: 'Nimbu', grievanceOfficer: 'Asha Rao, care@shop.example' } },
    'seller grievanceOfficer:',
  ],
  ['the address', { alternates: { 'hi-IN': 'https://shop.example/hi/' } }, 'alternates hi-IN:'],
  ['a blank', { seller: { name: '[Legal name]' } }, "seller name: '[Legal name]'"],
  ['a note to oneself', { advert: 'TODO: something nice' }, "advert: 'TODO: something nice'"],
])('rejects a merchant’s site with %s of an example', (_what, config, named) => {
  const message = publish({ ...ownShop, ...config });
  expect(message).toContain(`- shop/config.ts, ${named}`);
  expect(message?.split('\n- ')).toHaveLength(2);
});

describe('blanks in a merchant’s legal text', () => {
  const imprint = { ...ownShop, imprint: 'imprint.html' as const };

  it.each([
    ['[Anschrift]', ['[Anschrift]']],
    [
      '[Name,\nAnschrift] und [Telefon], dann [Name,\nAnschrift]',
      ['[Name, Anschrift]', '[Telefon]'],
    ],
    ['{address} und {name}', ['{address}']],
    ['Tel.: ________, TODO', ['________', 'TODO']],
    ['Lorem ipsum dolor', ['Lorem ipsum']],
  ])('finds the blanks in %j', (text, blanks) => {
    expect(publish(imprint, own, text, germany)).toBe(
      [
        refusal,
        ...blanks.map((blank) => `shop/legal/de/imprint.md: ${blank}. Fill it in, or delete it.`),
      ].join('\n- '),
    );
  });

  it('rejects a template’s note to the merchant, but accepts links', () => {
    const note = 'Was in eckigen Klammern steht, füllt der Händler aus.';
    expect(publish(imprint, own, note, germany)).toContain('Delete that paragraph once');
    const links = '[Bank](https://bank.example), [Post][1] {name}\n\n[1]: https://post.example';
    expect(publish(imprint, own, links, germany)).toBeUndefined();
  });

  it('every legal template of this project marks all of its blanks', () => {
    for (const page of ['conditions', 'privacy', 'imprint'] as const) {
      const text = readFileSync(`shop/legal/de/${page}.md`, 'utf8');
      const message = publish({ ...ownShop, [page]: `${page}.html` }, own, text, germany);
      const marked = new Set(
        text.match(/\[[^\]]+\](?!\()/g)?.map((each) => each.replace(/\s+/g, ' ')),
      );
      for (const blank of marked) expect(message).toContain(`${blank}. Fill it in`);
    }
  });
});

it('accepts a site with its own texts, one without optional values, and a demo', () => {
  const upi = { id: 'nimbu@okaxis', name: 'Nimbu & Sons' };
  const texts = { ...ownShop, upi, contact: { email: 'a@nimbu.example' } };
  const tracking = { 'Quick Post': 'https://quick.example/{number}' };
  expect(publish({ ...demo, ...texts, tracking }, own, 'Our conditions.')).toBeUndefined();
  expect(publish(ownShop)).toBeUndefined();
  pictures = 'demo';
  expect(publish(demo, resolveBuildVariables({}))).toBeUndefined();
});

it('the demo’s texts, pictures, UPI ID and name are those of this project', () => {
  const text = fs.readFileSync('shop/legal/conditions.md', 'utf8');
  if (/demonstration/i.test(text)) expect(text).toContain('a demonstration of an online shop');
  if (shop.upi?.id.startsWith('haat')) expect(shop.upi).toMatchObject(demo.upi);
  if (shop.name !== 'Haat') return;
  const { description, welcome, advert, invoices } = shop;
  const { heading, text: words } = welcome;
  const texts = [description, heading, words, advert, invoices?.prefix, invoices?.seller];
  expect(Object.values(demoTexts)).toEqual(texts);
  const files = ['banners', 'pictures'].flatMap((folder) =>
    fs.readdirSync(`shop/${folder}`).map((name) => `shop/${folder}/${name}`),
  );
  const hashes = files.map((name) => createHash('sha256').update(readFileSync(name)).digest('hex'));
  expect(hashes.map((hash) => hash.slice(0, 16)).sort()).toEqual([...demoPictures].sort());
});
