/** @jest-environment ./src/testing/browserEnvironment.ts */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { products } from '#shop/products';
import { shop } from '#shop/config';
import { checkCatalogue } from '../../../../build/checkCatalogue';
import { checkConfig } from '../../../../build/checkConfig';
import { labelFields } from '../../../markets/labelLaw';
import { canBeOrdered, offersOf } from '../../../catalogue/model/priceList';
import { type Product, unbroken, variantsOf } from '../../../catalogue/model/product';
import { renderApp } from '../../renderApp';

const variants = products.flatMap((product) => product.variants ?? []);
const offers = offersOf(products);

describe('the sample’s products', () => {
  it('pass the checks of a merchant’s', () => {
    expect(shop.name).toBe('Tokrika');
    expect([...checkConfig(shop), ...checkCatalogue(products)]).toEqual([]);
  });

  it.each<[string, (product: Product) => unknown]>([
    ['sizes with prices of their own', ({ variants: all }) => all?.some(({ price }) => price)],
    ['a size that is sold out', ({ variants: all }) => all?.some(({ soldOut }) => soldOut)],
    ['more than six variants', ({ variants: all = [] }) => all.length > 6],
    [
      'a picture for each colour',
      ({ pictures = [], variants: all }) => pictures.length === all?.length,
    ],
    ['a former price', ({ was }) => was],
    ['a price below ₹10', ({ price }) => price < 10],
    ['a price above what can be paid in cash', ({ price }) => price > (shop.cash?.upTo ?? 0)],
    ['everything sold out', ({ soldOut }) => soldOut],
    ['a title of several lines', ({ title }) => title.length > 150],
    ['a title of one word', ({ title }) => !title.includes(' ')],
    ['a price by weight', ({ contents }) => contents?.unit === 'g'],
    ['no further picture, and no text', ({ pictures, details }) => !pictures && !details],
    ['all that a label says', ({ details = {} }) => labelFields.every((field) => details[field])],
    [
      'nothing that a label says',
      ({ details = {} }) => !labelFields.some((field) => details[field]),
    ],
    ['no stars', ({ rating }) => rating === undefined],
    ['more than a thousand reviews', ({ reviews = 0 }) => reviews > 1000],
    ['a word that gifts are searched by', ({ keywords = [] }) => keywords.join().includes('gift')],
  ])('have one with %s', (_what, hasIt) => {
    expect(products.filter(hasIt)).not.toEqual([]);
  });

  it('are some forty, in three categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(new Set(products.map(({ category }) => category)).size).toBe(3);
  });

  it('say how many are left, which the first list of prices has', () => {
    const few = products.flatMap(variantsOf).filter(({ left }) => left !== undefined);
    expect(few.map(({ id }) => offers[id]?.left)).toEqual(few.map(({ left }) => left));
    expect(few.length).toBeGreaterThan(2);
    expect(variants.filter(({ left }) => left)).not.toEqual([]);
    expect(Object.values(offers).filter((offer) => !canBeOrdered(offer)).length).toBeGreaterThan(4);
  });

  it('have small pictures', () => {
    const folder = path.join(__dirname, 'pictures');
    const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(25 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 ** 2);
  });
});

describe('the sample’s screens', () => {
  it('list a whole category, with its sold-out badges, former prices and the few that are left', async () => {
    await renderApp({ path: '/?category=Clothes%20and%20bags' });
    const inCategory = products.filter(({ category }) => category === 'Clothes and bags');
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(titles).toEqual(inCategory.map(({ title }) => unbroken(title)));
    const cardOf = (id: string) => {
      const { title = '' } = products.find((product) => product.id === id) ?? {};
      return within(
        screen.getByRole('heading', { name: unbroken(title) }).closest('li') as HTMLElement,
      );
    };
    expect(cardOf('stole').getByText('Sold out')).toBeVisible();
    expect(cardOf('shawl').getByText('Only 2 left')).toBeVisible();
    expect(cardOf('shawl').getByText('You save ₹950')).toBeVisible();
    expect(cardOf('shirt').getAllByRole('option')).toHaveLength(9);
  });
});
