/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { goBack, renderApp } from '../../testing/renderApp';

jest.mock('#shop/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const build = (title: string, ...names: string[]) =>
    buildProduct({
      id: title.toLowerCase(),
      title,
      price: 500,
      variants: names.map((name, place) => ({
        id: `${title.toLowerCase()}-${name}`,
        name,
        ...(title === 'Phone' && { price: 1100 - 300 * place }),
        ...(name === 'Sold' && { soldOut: true }),
      })),
    });
  return {
    products: [
      build('Frock', 'Small', 'Medium', 'Large', 'Extra Large'),
      build('Shirt', 'S', 'M', 'L', 'XL', 'XXL'),
      build('Romper', '2-4', '6-8', '8-10'),
      build('Phone', '512 GB', '256 GB', '128 GB'),
      build('Lampshade', 'Navy blue', 'Red', 'Sold'),
    ],
  };
});

const card = (title: string) => screen.getByRole('combobox', { name: new RegExp(title) });
const chosen = (title: string) => {
  const { value } = card(title) as HTMLSelectElement;
  return value.slice(title.length + 1);
};
const see = (title: string, variant: string) =>
  waitFor(() => {
    expect(chosen(title)).toBe(variant);
  });

describe('a shopper who searches for a size or colour sees it chosen on the card', () => {
  it.each([
    ['frock large', 'Frock', 'Large'],
    ['large frock', 'Frock', 'Large'],
    ['LARGE FROCKS', 'Frock', 'Large'],
    ['frock larg', 'Frock', 'Large'],
    ['frock extra large', 'Frock', 'Extra Large'],
    ['frock xl', 'Frock', 'Extra Large'],
    ['frock l', 'Frock', 'Large'],
    ['frock लार्ज', 'Frock', 'Large'],
    ['medium frock for girls', 'Frock', 'Medium'],
    ['shirt large', 'Shirt', 'L'],
    ['shirt xl', 'Shirt', 'XL'],
    ['shirt xxl', 'Shirt', 'XXL'],
    ['shirt extra large', 'Shirt', 'XL'],
    ['romper 6-8', 'Romper', '6-8'],
    ['romper 8-10', 'Romper', '8-10'],
    ['phone 256gb', 'Phone', '256 GB'],
    ['phone 128 GB', 'Phone', '128 GB'],
    ['lampshade blue', 'Lampshade', 'Navy blue'],
    ['red lampshade', 'Lampshade', 'Red'],
    ['lampshade sold', 'Lampshade', 'Sold'],
    // The price picks the size.
    ['phone under 600', 'Phone', '128 GB'],
    ['phone under 900', 'Phone', '256 GB'],
    ['phone 256 gb under 900', 'Phone', '256 GB'],
    // The product has no variants.
    ['frock', 'Frock', 'Small'],
    ['frock for girls', 'Frock', 'Small'],
    ['phone under 2000', 'Phone', '512 GB'],
  ])('“%s”: %s %s', async (query, title, variant) => {
    await renderApp({ path: `/?q=${encodeURIComponent(query)}` });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`for “${query}”`);
    });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^No/);
    expect(chosen(title)).toBe(variant);
  });
});

describe('Back restores the size on a card', () => {
  const open = async (title: string, user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(screen.getByRole('link', { name: title }));
    await screen.findByRole('heading', { level: 1, name: title });
  };

  it('that was searched for', async () => {
    const { address, user } = await renderApp({ path: '/?q=frock+large' });
    await see('Frock', 'Large');
    await open('Frock', user);
    expect(address()).toBe('/?product=frock-Large');
    await see('Frock', 'Large');
    await goBack();
    await screen.findByRole('heading', { level: 1, name: /frock large/ });
    expect(chosen('Frock')).toBe('Large');
  });

  it('that was chosen on the card', async () => {
    const { user } = await renderApp();
    await user.selectOptions(card('Frock'), 'Medium');
    await open('Frock', user);
    await goBack();
    await screen.findByRole('combobox', { name: /Shirt/ });
    expect(chosen('Frock')).toBe('Medium');
  });

  it('that was chosen on the product’s page', async () => {
    const { user } = await renderApp();
    await open('Frock', user);
    await user.selectOptions(card('Frock'), 'Extra Large');
    await goBack();
    await screen.findByRole('combobox', { name: /Shirt/ });
    expect(chosen('Frock')).toBe('Extra Large');
  });

  it('until a search names another', async () => {
    const { user } = await renderApp({ path: '/?q=frock+large' });
    await see('Frock', 'Large');
    await user.selectOptions(card('Frock'), 'Small');
    await open('Frock', user);
    await goBack();
    await screen.findByRole('heading', { level: 1, name: /frock large/ });
    expect(chosen('Frock')).toBe('Small');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'frock medium');
    await see('Frock', 'Medium');
  });
});
