/** @jest-environment ./src/testing/browserEnvironment.ts */
import * as buffer from 'node:buffer';
import { screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { changePrices, firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { changeOffer } from '../../testing/changeOffer';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

// jsdom’s files can’t be read.
Object.assign(globalThis, { Blob: buffer.Blob, File: buffer.File });

const [WAX, PHONE] = ['1234', '1236'] as const;

async function openSpreadsheet() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  const account = await openAccount({ orders, isMerchant: true });
  const { user } = account;
  await user.click(await screen.findByRole('link', { name: 'Products' }));
  await user.click(await screen.findByRole('heading', { name: 'Spreadsheet' }));
  const choose = (text: string, name = 'mine.csv') =>
    user.upload(screen.getByLabelText('Import a spreadsheet'), new File([text], name));
  return { ...account, choose };
}

const press = (name: string) => screen.getByRole('button', { name });
const saves = ({ calls }: FakeOrders) => calls.filter((call) => call === 'savePriceList').length;
const findPreview = () => screen.findByRole('heading', { name: 'What mine.csv changes' });
const lines = async () =>
  within((await findPreview()).parentElement ?? document.body)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('exports every product, and previews a changed file before it saves all of it at once', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { choose, orders, user } = await openSpreadsheet();
  await user.click(press('Export products'));
  expect(await screen.findByText('Downloaded: 5 products')).toHaveFocus();
  expect(names).toEqual([expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/)]);

  const text = (await files[0]?.text()) ?? '';
  const changed = `${text.replace('"999"', '"949"').replace('Matte hair wax', 'Hair wax')},,,Brass pot,75,,,,,,,,,,,,,,,,,\r\n`;
  await choose(changed);
  expect(await findPreview()).toHaveFocus();
  expect(screen.getByText('1 new, 2 changed, 3 unchanged.')).toBeVisible();
  expect(screen.getByText(/^The new product stays hidden/)).toBeVisible();
  expect(await lines()).toEqual([
    'Matte hair wax, 100 g: title: “Matte hair wax, 100 g” → “Hair wax, 100 g”',
    '5G phone, midnight blue: ₹999 → ₹949',
    'Brass pot: new, ₹75',
  ]);
  expect(saves(orders)).toBe(0);
  await user.click(press('Import 3 products'));
  expect(await screen.findByText('Imported: 3 products')).toHaveFocus();
  expect(saves(orders)).toBe(1);
  expect(orders.list?.offers[PHONE]).toEqual({ price: 949, soldOut: false, left: undefined });
  const { [WAX]: wax, ...added } = orders.cards;
  expect(wax).toEqual({ id: WAX, title: 'Hair wax, 100 g' });
  expect(Object.values(added)).toMatchObject([
    { title: 'Brass pot', hidden: true, price: 75, addedAt: 2 },
  ]);
  expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  await user.click(press('Export products'));
  expect(await screen.findByText('Downloaded: 6 products')).toHaveFocus();
});

it('imports nothing while a row is wrong, and reads the corrected file', async () => {
  const { choose, orders, user } = await openSpreadsheet();
  await choose(`id,price\n${PHONE},949\n${WAX},"12,5o"\nnope,1\n`);
  expect(await lines()).toEqual([
    'Row 3: price “12,5o”. Enter a whole number, such as 99.',
    expect.stringMatching(/^Row 4: id “nope”\. Nothing is sold under this id/),
  ]);
  expect(screen.queryByRole('button', { name: /^Import / })).not.toBeInTheDocument();
  await choose(`id,price,colour\n${PHONE},949,\n${WAX},125,\n`);
  expect(await screen.findByText('This column is ignored: colour.')).toBeVisible();
  await user.click(press('Import 2 products'));
  expect(await screen.findByText('Imported: 2 products')).toBeVisible();
  expect(orders.today.prices).toMatchObject({ [PHONE]: 949, [WAX]: 125 });
});

it('keeps the file if saving fails, compares it with another device’s changes, and can drop it', async () => {
  const { choose, orders, user } = await openSpreadsheet();
  await choose(`id,price\n${PHONE},949\n`);
  await findPreview();
  changeOffer(orders, { id: PHONE, price: 899 });
  await user.click(press('Import 1 product'));
  expect(await screen.findByText(/^Another device has changed the products/)).toHaveFocus();
  expect(await lines()).toEqual(['5G phone, midnight blue: ₹899 → ₹949']);
  await user.click(press('Don’t import'));
  expect(await screen.findByText('Nothing was imported.')).toHaveFocus();
  expect(orders.today.prices).toMatchObject({ [PHONE]: 899 });
});

it('asks about a likely typo in a price, and undoes the import with the list’s Undo', async () => {
  const { choose, orders, user } = await openSpreadsheet();
  await choose(`id,price,title,hidden,category\n${PHONE},9990,Big phone,,\n${WAX},,,yes,\n`);
  expect(await lines()).toEqual([
    expect.stringMatching(/^Row 3: /),
    expect.stringMatching(/^Row 3: /),
  ]);
  await choose(`id,price,title\n${PHONE},9990,Big phone\n`);
  await findPreview();
  await user.click(press('Import 1 product'));
  const question = screen.getByRole('group', { name: 'Is this right?' });
  expect(question).toHaveTextContent(/: ₹999 → ₹9990 is an unusual change\./);
  expect(saves(orders)).toBe(0);
  await user.click(within(question).getByRole('button', { name: 'Import 1 product' }));
  expect(await screen.findByText('Imported: 1 product')).toHaveFocus();
  expect(orders.today.prices).toMatchObject({ [PHONE]: 9990 });
  await choose(`id,hidden\n${WAX},yes\n`);
  await findPreview();
  changeOffer(orders, { id: PHONE, left: 3 });
  await user.click(press('Undo'));
  await screen.findByText('Undone. Shoppers see what they saw before.');
  expect(orders.list?.offers[PHONE]).toEqual({ price: 999, soldOut: false, left: 3 });
  expect(screen.getByRole('link', { name: 'Edit 5G phone, midnight blue' })).toBeVisible();
  await user.click(press('Import 1 product'));
  expect(await screen.findByText('Imported: 1 product')).toHaveFocus();
  expect(orders.today.prices).not.toHaveProperty(WAX);
  await user.click(press('Undo'));
  await screen.findByText('Undone. Shoppers see what they saw before.');
  expect(orders.today.prices).toMatchObject({ [WAX]: 133 });
  expect(orders.cards[WAX]).toMatchObject({ hidden: false });
});

it('undoes an import, except for what another device has changed since', async () => {
  const { choose, orders, user } = await openSpreadsheet();
  await choose(`id,price,title\n${PHONE},949,Big phone\n${WAX},125,Wax\n`);
  await findPreview();
  await user.click(press('Import 2 products'));
  await screen.findByText('Imported: 2 products');
  changeOffer(orders, { id: PHONE, price: 899 });
  const list = orders.list ?? firstPriceList({});
  orders.list = changePrices(list, { cards: [WAX] });
  orders.cards = { ...orders.cards, [WAX]: { id: WAX, title: 'Wax, by another device' } };
  await user.click(press('Undo'));
  await screen.findByText('Undone. Shoppers see what they saw before.');
  expect(orders.today.prices).toMatchObject({ [PHONE]: 899, [WAX]: 133 });
  expect(orders.cards).toMatchObject({
    [PHONE]: { title: '5G phone, midnight blue' },
    [WAX]: { title: 'Wax, by another device' },
  });
});
