/** A merchant takes an order by phone, and sells at the stall. */
import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { basketPageWords } from '#words/basketPage';
import { newOrderWords } from '#words/desk/newOrder';
import { deskFrameWords, deskWords } from '#words/desk/orders';
import { productsWords } from '#words/desk/products';
import { codeWords } from '#words/orders/code';
import { deliveryPrice } from '../../src/catalogue/model/terms';
import { tidyAddress } from '../../src/orders/model/address';
import { formatMoney } from '../../src/words/money';
import { typeAddress } from '../language/steps';
import { expectSound } from '../support/axe';
import { product1, product2 } from '../support/catalogue';
import { readDatabase } from '../support/database';
import { seedCode, seedOrder } from '../support/orderDatabase';
import { shopOrder, typed } from '../support/orders';
import { test } from '../support/ownDatabase';
import { button } from '../support/page';
import { expect } from '../support/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
/** The customer's address, as orders have it. */
const address = tidyAddress(typed);

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const nameField = (page: Page) => page.locator('.new-order [name=name]');

async function openNewOrder(merchant: Page, query = '') {
  await merchant.goto(`./#/login?section=order${query}`);
  await expect(field(merchant, newOrderWords.search)).toBeVisible();
}

/** Finds a product by its title, and adds it. */
async function add(merchant: Page, title: string) {
  await field(merchant, newOrderWords.search).fill(title);
  await button(merchant, basketPageWords.addOf(title)).click();
}

/** The order that has just been taken. */
async function takenOrder(merchant: Page, words: 'taken' | 'sold') {
  const heading = merchant.locator('.new-order-taken h3');
  await expect(heading).toBeFocused();
  const [id = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec(await heading.innerText()) ?? [];
  await expect(heading).toHaveText(newOrderWords[words](id));
  return id;
}

/** Counts a product at the desk. */
async function countProduct(merchant: Page, title: string, left: string) {
  await merchant.goto('./#/login?section=products');
  await field(merchant, productsWords.search).fill(title);
  await field(merchant, productsWords.leftOf(title)).fill(left);
  await button(merchant, productsWords.save).click();
  await expect(merchant.getByText(productsWords.saved).first()).toBeVisible();
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
    const terms = { percent: 10 };
    await seedCode(code, terms);
    await seedOrder('7K3M-9QXT-2B4D', { address });
    await merchant.setViewportSize(size);
    await countProduct(merchant, product1.title, '5');
    await openNewOrder(merchant, `&phone=${encodeURIComponent(address.telephone)}`);
    await expect(nameField(merchant)).toHaveValue(address.name);
    await expect(merchant.getByText(deskWords.customer(2, 0, 0))).toBeVisible();
    await add(merchant, product1.title);
    await button(merchant, basketPageWords.addOf(product1.title)).click();
    await field(merchant, codeWords.label).fill(code);
    await button(merchant, codeWords.apply).click();
    const applied = merchant.getByText(codeWords.terms(code, terms));
    await expect(applied).toBeVisible();
    await merchant.reload();
    await expect(applied).toBeVisible();
    await expect(nameField(merchant)).toHaveValue(address.name);
    await expectSound(merchant);

    const goods = 2 * product1.price;
    const off = Math.round(goods / 10);
    const total = goods - off + deliveryPrice(goods, shop.delivery ?? {});
    await button(merchant, newOrderWords.take(total)).click();
    const id = await takenOrder(merchant, 'taken');
    expect(await readDatabase(`orders/${id}`)).toMatchObject({
      owner: 'shop',
      state: 'accepted',
      code,
      items: { [`${product1.id}:${product1.price}`]: 2 },
    });
    expect(await readDatabase(`codes/${code}`)).toMatchObject({ used: 1 });
    expect(await leftOf(product1.id)).toBe(`${product1.id}:3`);
    await expectSound(merchant);
    const href = await merchant
      .getByRole('link', { name: newOrderWords.whatsApp })
      .getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    const [link = ''] = /#\/login\?\S+/.exec(text) ?? [];
    await page.goto(`./${link}`);
    await expect(page.getByRole('heading', { name: id })).toBeVisible();
    await expect(page.getByText(formatMoney(total)).first()).toBeVisible();

    await merchant.getByRole('link', { name: newOrderWords.show }).click();
    await button(merchant, `${deskWords.filters.accepted} 1`).click();
    await expect(shopOrder(merchant, id)).toContainText(deskWords.takenByShop);
  });

  test(`a merchant on ${where} sells at the stall for cash, and takes the next order by phone`, async ({
    merchant,
  }) => {
    await merchant.setViewportSize(size);
    await countProduct(merchant, product1.title, '5');
    await merchant.getByRole('link', { name: deskFrameWords.newOrder, exact: true }).click();
    await add(merchant, product1.title);
    await add(merchant, product2.title);
    await merchant.getByRole('radio', { name: newOrderWords.places.stall }).check();
    await expectSound(merchant);
    const total = product1.price + product2.price;
    await button(merchant, newOrderWords.sell(total)).click();
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

    await button(merchant, newOrderWords.next).click();
    await add(merchant, product2.title);
    await typeAddress(merchant);
    const next = product2.price + deliveryPrice(product2.price, shop.delivery ?? {});
    await button(merchant, newOrderWords.take(next)).click();
    await takenOrder(merchant, 'taken');
  });
}
