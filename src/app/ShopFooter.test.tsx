/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import type { Shop } from '#shop/config';
import { india } from '../markets/india/market';
import { ShopFooter } from './ShopFooter';

const bare: Shop = {
  market: india,
  name: 'Nimbu',
  basePath: '/nimbu/',
  origin: 'https://nimbu.example',
  description: 'Lemons all week.',
  welcome: { heading: 'Come in', text: 'Look around.' },
  advert: 'Sour and sweet.',
};
const whole: Shop = {
  ...bare,
  delivery: { price: 49, freeFrom: 999, days: [2, 5] },
  returns: 14,
  cash: { upTo: 20_000 },
  upi: { id: 'nimbu@bank', name: 'Nimbu' },
  seller: {
    name: 'Nimbu Traders LLP',
    gstin: '29ABCDE1234F1Z5',
    grievanceOfficer: 'Asha Rao, Manager, care@nimbu.example',
  },
  contact: { email: 'hello@nimbu.example', telephone: '+91 11 000', address: '1 Market Road' },
  conditions: 'conditions.html',
  privacy: 'privacy.html',
  imprint: 'imprint.html',
  alternates: { 'hi-IN': 'https://nimbu.example/hi/' },
};
beforeEach(() => {
  // The built shop may be tested in an environment with emulators.
  jest.replaceProperty(process, 'env', { ...process.env, AUTH_EMULATOR_URL: '' });
});

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('shows what ordering costs, how to pay, how to reach the shop, and links to its pages', () => {
  render(<ShopFooter {...whole} />);
  expect(
    screen.getByText(
      'Delivery in 2 to 5 working days for ₹49, free from ₹999. ' +
        'Pay in cash on delivery (up to ₹20,000) or by UPI. Returns within 14 days.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Sold by Nimbu Traders LLP. GSTIN 29ABCDE1234F1Z5. ' +
        'Grievance officer: Asha Rao, Manager, care@nimbu.example',
    ),
  ).toBeVisible();
  expect(screen.getByText('1 Market Road')).toBeVisible();
  expect(links()).toEqual([
    ['hello@nimbu.example', 'mailto:hello@nimbu.example'],
    ['+91 11 000', 'tel:+9111000'],
    ['Conditions of use', '/nimbu/conditions.html'],
    ['Privacy notice', '/nimbu/privacy.html'],
    ['Legal notice', '/nimbu/imprint.html'],
    ['Open-source licences', '/nimbu/licences.txt'],
    ['हिन्दी (भारत)', 'https://nimbu.example/hi/'],
  ]);
});

it('says that the shop is a demo, in builds for the emulators only', () => {
  const text = 'This is a demo shop: nothing here is for sale, and orders aren’t delivered.';
  const { rerender } = render(<ShopFooter {...whole} />);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  process.env.AUTH_EMULATOR_URL = 'http://127.0.0.1:9099';
  rerender(<ShopFooter {...whole} conditions={undefined} />);
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['what it has not set', {}, 'Pay in cash on delivery.', 3],
  ['how to pay if it takes no orders', { upi: whole.upi, orders: false }, '', 2],
])('leaves out of a shop %s', (_what, terms, payment, paragraphs) => {
  render(<ShopFooter {...bare} {...terms} />);
  const text = `Nimbu. Lemons all week.${payment}Open-source licences`;
  expect(screen.getByRole('contentinfo').textContent).toBe(text);
  expect(screen.getAllByRole('paragraph')).toHaveLength(paragraphs);
  expect(links()).toEqual([['Open-source licences', '/nimbu/licences.txt']]);
});
