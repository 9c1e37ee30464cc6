import fs from 'node:fs';
import { shop } from '../src/config';
import { requireOwnShop } from './requireOwnShop';
import { missingVariables, resolveBuildVariables } from './variables';

describe('a merchant’s site', () => {
  const names = missingVariables({});
  const own = resolveBuildVariables(Object.fromEntries(names.map((name) => [name, 'nimbu'])));
  const demo = {
    origin: 'https://demo-haat.web.app',
    upi: { id: 'haat-demo@bank', name: 'Haat demo' },
    contact: {
      email: 'hello@shop.example',
      telephone: '+91 00000 00000',
      whatsapp: '+91 00000 00000',
      address: '1 Market Road, New Delhi 110001',
    },
  };
  const conditions = 'conditions.html';

  it('isn’t published with anything of the demo, and all of that is named at once', () => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue('{name} is a demonstration of an online shop.');
    const message = `This would publish parts of the demo:
- src/config.ts, origin: 'https://demo-haat.web.app'. Write where your site is served, such as 'https://nimbu.web.app'.
- src/config.ts, email: 'hello@shop.example'. Write your own, or leave it out.
- src/config.ts, telephone: '+91 00000 00000'. Write your own, or leave it out.
- src/config.ts, whatsapp: '+91 00000 00000'. Write your own, or leave it out.
- src/config.ts, address: '1 Market Road, New Delhi 110001'. Write your own, or leave it out.
- src/config.ts, upi id: 'haat-demo@bank'. Write your own, or leave upi out.
- src/config.ts, upi name: 'Haat demo'. Write your own, or leave upi out.
- src/legal/conditions.md: “… is a demonstration of an online shop …”. Write the conditions of your shop, or leave conditions out of src/config.ts.`;
    expect(() => {
      requireOwnShop({ ...demo, conditions }, own);
    }).toThrow(new Error(message));
  });

  it.each([
    ['the demo’s', { id: 'haat-demo@bank', name: 'Nimbu' }, "upi id: 'haat-demo@bank'"],
    ['an example’s', { id: 'Shop@Bank', name: 'Nimbu' }, "upi id: 'Shop@Bank'"],
    ['the demo’s name with', { id: 'nimbu@okaxis', name: 'Haat demo' }, "upi name: 'Haat demo'"],
  ])('isn’t published with %s UPI ID', (_whose, upi, what) => {
    expect(() => {
      requireOwnShop({ origin: 'https://nimbu.example', upi }, own);
    }).toThrow(
      new Error(
        `This would publish parts of the demo:\n- src/config.ts, ${what}. Write your own, or leave upi out.`,
      ),
    );
  });

  it.each([
    [
      'its own texts',
      {
        origin: 'https://nimbu.example',
        upi: { id: 'nimbu@okaxis', name: 'Nimbu & Sons' },
        contact: { email: 'a@nimbu.example' },
        conditions,
      },
      own,
    ],
    ['nothing optional', { origin: 'https://nimbu.example' }, own],
    ['the demo’s texts, in a demo', { ...demo, conditions }, resolveBuildVariables({})],
  ] as const)('can have %s', (_name, shop, variables) => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue('Our conditions.');
    expect(() => {
      requireOwnShop(shop, variables);
    }).not.toThrow();
  });
});

it('recognises the demo’s conditions', () => {
  const text = fs.readFileSync('src/legal/conditions.md', 'utf8');
  if (/demonstration/i.test(text)) expect(text).toContain('a demonstration of an online shop');
});

it('recognises the demo’s UPI ID and name', () => {
  const { upi } = shop;
  if (!upi?.id.startsWith('haat')) return;
  expect(upi).toEqual({ id: 'haat-demo@bank', name: 'Haat demo' });
});
