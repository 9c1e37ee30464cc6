/** The previews in `npm start`: every kind of email and, in a shop with WhatsApp, of its messages, about an order of the shop's first two products. */
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { variantsOf } from '../src/catalogue/model/product';
import { shopperNews } from '../src/orders/model/messages';
import type { Order, ShopperNews } from '../src/orders/model/order';
import { isEmailed, orderStates } from '../src/orders/model/states';
import type { Withdrawal } from '../src/orders/model/withdrawal';
import { emailWords } from '#words/emails';
import { catalogueOf } from './catalogue';
import { type Email, shopEmail, shopperEmail, withdrawalCopy, withdrawalReceipt } from './emails';
import { buttonAddress, templateOf, type WhatsAppMessage, whatsAppMessage } from './whatsApp';

const goods = products.flatMap(variantsOf).slice(0, 2);
const catalogue = catalogueOf(products);

const example = (state: Order['state']): Order => {
  const now = Date.now();
  return {
    id: '7K3M-9QXT-2B4D',
    linkKey: '0'.repeat(32),
    owner: 'shopper',
    guest: true,
    by: 'merchant',
    state,
    stateAt: now,
    before: state,
    beforeAt: now,
    placedAt: now,
    changedAt: now,
    pay: shop.cash ? 'cash' : 'upi',
    payment: 'due',
    gift: true,
    delivery: shop.delivery ?? {},
    ...(shop.codes && { code: 'DIWALI10', discount: { percent: 10 } }),
    times: state === 'placed' ? {} : { accepted: now },
    taken: {},
    short: {},
    told: {},
    returnRequests: 0,
    items: goods.map(({ id, price }, place) => ({ productId: id, price, count: place + 1 })),
    notes: { sent: 'Post EE123456789IN', cancelled: 'Sold out', returnDeclined: 'It was used' },
    address: {
      name: 'Asha <Rao> & Sons',
      telephone: '98765 43210',
      street: '12 Lake View Road',
      landmark: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      pin: '560001',
      instructions: 'Ring twice',
      email: 'asha@example.com',
      gstin: '',
    },
  };
};

const withdrawal: Withdrawal = {
  id: '0'.repeat(32),
  name: 'Asha <Rao> & Sons',
  order: '7K3M-9QXT-2B4D',
  what: goods.map(({ title }) => title).join('\n'),
  reach: 'asha@example.com',
  at: Date.now(),
};

/** A WhatsApp message as its reader sees it, if the template is as `docs/whatsapp.md` has it. */
export function whatsAppText({ to, template }: WhatsAppMessage) {
  const [body, button] = template.components.map(({ parameters }) =>
    parameters.map(({ text }) => text),
  );
  const news = shopperNews.find(
    (each) => shop.functions?.whatsapp?.templates[each] === template.name,
  );
  const said = (news ? templateOf(news) : template.name).replace(
    /\{\{(\d)\}\}/g,
    (_place, place: string) => body?.[Number(place) - 1] ?? '',
  );
  const link = `${emailWords.viewOrder}: ${buttonAddress()}${button?.[0] ?? ''}`;
  return { subject: `WhatsApp: ${template.name}`, to, text: `${said}\n\n${link}\n` };
}

/** What is said on WhatsApp about an example. */
const whatsAppPreview = (news: ShopperNews, order: Order) => ({
  ...whatsAppText(whatsAppMessage(`${news}WhatsApp`, order, 0)),
  html: '',
});

const isByWhatsApp = (news: ShopperNews) => news in (shop.functions?.whatsapp?.templates ?? {});

export const previews = (): Email[] => [
  shopperEmail('receipt', example('placed'), catalogue),
  ...orderStates.filter(isEmailed).map((state) => shopperEmail(state, example(state), catalogue)),
  shopEmail(example('placed'), catalogue),
  ...(isByWhatsApp('receipt') ? [whatsAppPreview('receipt', example('placed'))] : []),
  ...orderStates
    .filter(isEmailed)
    .filter(isByWhatsApp)
    .map((state) => whatsAppPreview(state, example(state))),
  ...(shop.market.withdrawal ? [withdrawalReceipt(withdrawal), withdrawalCopy(withdrawal)] : []),
];
