import fs from 'node:fs';
import { shop } from '../shop/config';
import { germany } from '../src/markets/germany';
import { india } from '../src/markets/india';
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

/** The message about a shop with these conditions; none if it can be published. */
function publish(
  config: Omit<Parameters<typeof requireOwnShop>[0], 'market'>,
  variables = own,
  text = '',
  market = india,
) {
  jest.spyOn(fs, 'readFileSync').mockReturnValue(text);
  try {
    requireOwnShop({ ...config, market }, variables);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

it('a merchant’s site isn’t published with anything of the demo, and all of that is named at once', () => {
  const message = publish(demo, own, '{name} is a demonstration of an online shop.');
  expect(message).toBe(`This would publish parts of the demo:
- shop/config.ts, name: 'Haat'. Write the name of your shop.
- shop/config.ts, origin: 'https://demo-haat.web.app'. Write where your site is served, such as 'https://nimbu.web.app'.
- shop/config.ts, email: 'hello@shop.example'. Write your own, or leave it out.
- shop/config.ts, telephone: '+91 00000 00000'. Write your own, or leave it out.
- shop/config.ts, whatsapp: '+91 00000 00000'. Write your own, or leave it out.
- shop/config.ts, address: '1 Market Road, New Delhi 110001'. Write your own, or leave it out.
- shop/config.ts, upi id: 'haat-demo@bank'. Write your own, or leave upi out.
- shop/config.ts, upi name: 'Haat demo'. Write your own, or leave upi out.
- shop/legal/conditions.md: “… a demonstration of an online shop …”. Write your own, or leave conditions out of shop/config.ts.`);
});

it('a merchant’s site isn’t published with the UPI ID of an example', () => {
  expect(
    publish({
      name: 'Nimbu',
      origin: 'https://nimbu.example',
      upi: { id: 'Shop@Bank', name: 'Nimbu' },
    }),
  ).toBe(
    "This would publish parts of the demo:\n- shop/config.ts, upi id: 'Shop@Bank'. Write your own, or leave upi out.",
  );
});

it('a merchant’s site isn’t published with what a text of another language leaves to fill in, but with its links', () => {
  const shopWith = {
    name: 'Nimbu',
    origin: 'https://nimbu.example',
    imprint: 'imprint.html' as const,
  };
  expect(publish(shopWith, own, '[Anschrift]', germany)).toContain(
    'shop/legal/de/imprint.md: [Anschrift]. Fill in what is in brackets, or delete it.',
  );
  expect(publish(shopWith, own, '[Bank](https://bank.example)', germany)).toBeUndefined();
});

it('a site is published with texts of its own, with nothing optional, or as a demo', () => {
  const origin = 'https://nimbu.example';
  const upi = { id: 'nimbu@okaxis', name: 'Nimbu & Sons' };
  const name = 'Nimbu';
  const texts = { name, origin, upi, contact: { email: 'a@nimbu.example' } };
  expect(publish({ ...demo, ...texts }, own, 'Our conditions.')).toBeUndefined();
  expect(publish({ name, origin })).toBeUndefined();
  expect(publish(demo, resolveBuildVariables({}))).toBeUndefined();
});

it('the demo’s conditions, UPI ID and name are those of this project', () => {
  const text = fs.readFileSync('shop/legal/conditions.md', 'utf8');
  if (/demonstration/i.test(text)) expect(text).toContain('a demonstration of an online shop');
  if (shop.upi?.id.startsWith('haat')) expect(shop.upi).toMatchObject(demo.upi);
});
