/** A merchant takes an order by phone, and sells at the stall. */
import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { deliveryPrice } from '../../src/catalogue/model/terms';
import { formatMoney } from '../../src/words/money';
import { expectAccessible, expectFits } from '../support/axe';
import { product1, product2 } from '../support/catalogue';
import { readDatabase } from '../support/database';
import { seedCode, seedOrder } from '../support/orderDatabase';
import { fillInAddress, orderOf, typed } from '../support/orders';
import { test } from '../support/ownDatabase';
import { button } from '../support/page';
import { expect } from '../support/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
/** The customer's phone number, as orders have it. */
const telephone = '98450 27163';
const widths = [320, 360, 768, 1280];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openNewOrder(merchant: Page, query = '') {
  await merchant.goto(`./#/login?section=order${query}`);
  await expect(field(merchant, 'Search products')).toBeVisible();
}

/** Finds a product by its title, and adds it. */
async function add(merchant: Page, title: string) {
  await field(merchant, 'Search products').fill(title);
  await button(merchant, `Add ${title}`).click();
}

/** The order that has just been taken. */
async function takenOrder(merchant: Page, words: 'taken' | 'sold') {
  const heading = merchant.getByRole('heading', { name: new RegExp(`^Order \\S+ ${words}$`) });
  await expect(heading).toBeFocused();
  const [, id = ''] = /^Order (\S+)/.exec(await heading.innerText()) ?? [];
  return id;
}

/** Counts a product at the desk. */
async function countProduct(merchant: Page, title: string, left: string) {
  await merchant.goto('./#/login?section=products');
  await field(merchant, 'Search products').fill(title);
  await field(merchant, `Left in stock: ${title}`).fill(left);
  await button(merchant, 'Save changes').click();
  await expect(merchant.getByText(/^Saved/).first()).toBeVisible();
}

const leftOf = async (id: string) =>
  ((await readDatabase('shop/prices')) as { left: string[] }).left.find((tag) =>
    tag.startsWith(`${id}:`),
  );

for (const [where, size] of [
  ['a phone', phone],
  ['a large screen', desk],
] as const) {
  test(`a merchant on ${where} takes an order by phone with a code, whose link the customer opens`, async ({
    page,
    merchant,
  }) => {
    const code = 'PHONE10';
    await seedCode(code, { percent: 10 });
    await seedOrder('7K3M-9QXT-2B4D', { address: { ...typed, telephone } });
    await merchant.setViewportSize(size);
    await countProduct(merchant, product1.title, '5');
    await openNewOrder(merchant, `&phone=${encodeURIComponent(telephone)}`);
    await expect(field(merchant, 'Name')).toHaveValue(typed.name);
    await expect(merchant.getByText(/^2nd order from this number/)).toBeVisible();
    await add(merchant, product1.title);
    await button(merchant, `Add ${product1.title}`).click();
    await field(merchant, 'Code').fill(code);
    await button(merchant, 'Apply').click();
    await expect(merchant.getByText(`10% off with ${code}.`)).toBeVisible();
    await merchant.reload();
    await expect(merchant.getByText(`10% off with ${code}.`)).toBeVisible();
    await expect(field(merchant, 'Name')).toHaveValue(typed.name);
    await expectFits(merchant, widths);
    await expectAccessible(merchant);
    await merchant.setViewportSize(size);

    const goods = 2 * product1.price;
    const off = Math.round(goods / 10);
    const total = goods - off + deliveryPrice(goods, shop.delivery ?? {});
    await button(merchant, `Take the order: ${formatMoney(total)}`).click();
    const id = await takenOrder(merchant, 'taken');
    expect(await readDatabase(`orders/${id}`)).toMatchObject({
      owner: 'shop',
      state: 'accepted',
      code,
      items: { [`${product1.id}:${product1.price}`]: 2 },
    });
    expect(await readDatabase(`codes/${code}`)).toMatchObject({ used: 1 });
    expect(await leftOf(product1.id)).toBe(`${product1.id}:3`);
    await expectFits(merchant, widths);
    await expectAccessible(merchant);
    await merchant.setViewportSize(size);
    const href = await merchant
      .getByRole('link', { name: 'Send link on WhatsApp' })
      .getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    const [link = ''] = /#\/login\?\S+/.exec(text) ?? [];
    await page.goto(`./${link}`);
    await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
    await expect(page.getByText(formatMoney(total)).first()).toBeVisible();

    await merchant.getByRole('link', { name: 'Show all orders' }).click();
    await merchant.getByRole('button', { name: /^Accepted/ }).click();
    await expect(orderOf(merchant, id)).toContainText('Taken by the shop');
  });

  test(`a merchant on ${where} sells at the stall for cash, and takes the next order by phone`, async ({
    merchant,
  }) => {
    await merchant.setViewportSize(size);
    await countProduct(merchant, product1.title, '5');
    await merchant.getByRole('link', { name: 'New order', exact: true }).click();
    await add(merchant, product1.title);
    await add(merchant, product2.title);
    await merchant.getByRole('radio', { name: 'Sold at the stall' }).check();
    await expectFits(merchant, widths);
    await expectAccessible(merchant);
    await merchant.setViewportSize(size);
    const total = product1.price + product2.price;
    await button(merchant, `Sell: ${formatMoney(total)}`).click();
    const id = await takenOrder(merchant, 'sold');
    const sold = await readDatabase(`orders/${id}`);
    expect(sold).toMatchObject({
      owner: 'shop',
      state: 'delivered',
      pay: 'cash',
      payment: 'paid',
      delivery: {},
      taken: { [`${product1.id}:${product1.price}`]: 1 },
    });
    expect(sold).not.toHaveProperty('address');
    expect(await leftOf(product1.id)).toBe(`${product1.id}:4`);

    await button(merchant, 'Take another order').click();
    await add(merchant, product2.title);
    await fillInAddress(merchant);
    await merchant.getByRole('button', { name: /^Take the order/ }).click();
    await takenOrder(merchant, 'taken');
  });
}
