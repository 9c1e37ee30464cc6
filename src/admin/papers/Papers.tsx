import { useState } from 'react';
import { createPortal } from 'react-dom';
import { shop } from '../../../shop/config';
import { useAnnounce } from '../../app/announce';
import { useAppSelector } from '../../app/hooks';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { lookUp } from '../../catalogue/model/product';
import { type Order, paymentOfTotal, totalOf } from '../../orders/model/order';
import { states } from '../../orders/model/states';
import { rateOf } from '../../orders/model/tax';
import {
  AddressLines,
  describeDelivery,
  type TitleOf,
  useTaxLines,
  useTitleOf,
} from '../../orders/OrderSummary';
import { PrintButton, useIsPrinting } from '../../ui/print';
import { shopTime } from '../../words/calendar';
import { papersWords as words } from '../../words/en/admin/papers';
import { ordersWords } from '../../words/en/orders/orders';
import { formatMoney } from '../../words/money';
import { productsIn } from '../orders/figures';
import { csvFiles } from './csv';
import './Papers.css';

/** To tick off with a pen. */
const TickBox = () => <span className="tick-box" />;

/** Lists the parcel's contents, and the cash to collect. The recipient of a gift sees no prices. */
function PackingSlip({ order }: { order: Order }) {
  const titleOf = useTitleOf();
  const { id, address, gift, items, placedAt } = order;
  const total = totalOf(order);
  const taxLines = useTaxLines();
  return (
    <section className="paper">
      <div className="paper-head">
        <div>
          <p className="paper-shop">{words.shop}</p>
          {words.shopContact().map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <h2>{words.slip(id)}</h2>
          <p>{words.placedOn(placedAt)}</p>
        </div>
      </div>
      <p className="paper-collect">{words.toCollect({ ...order, total })}</p>
      <div className="paper-address">
        <p>{ordersWords.deliverTo}</p>
        {address ? <AddressLines address={address} /> : <p>{ordersWords.addressDeleted}</p>}
      </div>
      <table className="paper-items">
        <tbody>
          {items.map(({ productId, price, count }) => (
            <tr key={`${productId}:${price}`}>
              <td>
                <TickBox />
              </td>
              <td className="paper-count">{words.times(count)}</td>
              <td>
                {titleOf(productId)} <span className="paper-id">{productId}</span>
              </td>
              {!gift && <td className="paper-sum">{formatMoney(price * count)}</td>}
            </tr>
          ))}
        </tbody>
        {!gift && (
          <tbody>
            <tr>
              <td colSpan={3}>{ordersWords.delivery}</td>
              <td className="paper-sum">{describeDelivery(order)}</td>
            </tr>
            <tr className="paper-total">
              <td colSpan={3}>{ordersWords.total({ ...order, payment: paymentOfTotal(order) })}</td>
              <td className="paper-sum">{formatMoney(total)}</td>
            </tr>
            {taxLines(order).map(({ label, tax }) => (
              <tr key={label}>
                <td colSpan={3}>{label}</td>
                <td className="paper-sum">{tax}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {gift && <p>{ordersWords.containsGift}</p>}
    </section>
  );
}

const byTitle = new Intl.Collator(shop.market.language, { numeric: true });

/** How many of each product these orders contain, by title. */
export const pickListOf = (orders: readonly Pick<Order, 'items'>[], titleOf: TitleOf) =>
  productsIn(orders, titleOf).sort((one, other) => byTitle.compare(one.title, other.title));

/** Lists the products to take from the shelves for all of these orders, on a page of its own. */
function PickList({ orders }: { orders: readonly Order[] }) {
  const [now] = useState(() => Date.now());
  const list = pickListOf(orders, useTitleOf());
  const count = list.reduce((sum, each) => sum + each.count, 0);
  return (
    <section className="paper">
      <h1>{words.pickList}</h1>
      <p>{words.picked(orders.length, count, now)}</p>
      <table className="paper-items">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.columns.done}</span>
            </th>
            <th scope="col">{words.columns.count}</th>
            <th scope="col">{words.columns.product}</th>
            <th scope="col">{words.columns.id}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ productId, title, count }) => (
            <tr key={productId}>
              <td>
                <TickBox />
              </td>
              <td className="paper-count">{words.times(count)}</td>
              <td>{title}</td>
              <td>{productId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Safari reads the file only after the click. */
const KEPT_MS = 60_000;

/** Saves a text as a file on this device. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}

/** Downloads orders for a spreadsheet: a row for each, or for each of their items. `sentence` says how many. */
export function useDownload() {
  const announce = useAnnounce();
  const titleOf = useTitleOf();
  const products = useAppSelector(selectProducts);
  return (rowsOf: keyof typeof csvFiles, orders: readonly Order[], sentence: string) => {
    const [day = ''] = shopTime(Date.now()).split(' ');
    const text = csvFiles[rowsOf](orders, titleOf, (id) => rateOf(lookUp(products, id)));
    download(words.fileName[rowsOf](day), 'text/csv;charset=utf-8', text);
    announce(words.downloaded(sentence));
  };
}

interface PapersProps {
  /** Printed and downloaded in this order. */
  orders: readonly Order[];
  /** How many orders that is, and whether there may be more. */
  sentence: string;
}

/** The order isn't sent yet, and may be. */
const isToPack = ({ state, pay, payment }: Order) =>
  states[state].awaits === 'dispatch' && (pay === 'cash' || payment === 'paid');

/** Prints packing slips, after a list of what they need, and downloads the orders for a spreadsheet. */
export function Papers({ orders, sentence }: PapersProps) {
  const isPrinting = useIsPrinting();
  const save = useDownload();
  if (orders.length === 0) return null;

  const toPack = orders.filter(isToPack);
  return (
    <div className="button-row papers-buttons">
      <PrintButton label={words.print} />
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          save('orders', orders, sentence);
        }}
      >
        {words.download}
      </button>
      {isPrinting &&
        createPortal(
          <div className="papers print-only">
            {toPack.length > 0 && <PickList orders={toPack} />}
            {orders.map((order) => (
              <PackingSlip key={order.id} order={order} />
            ))}
          </div>,
          document.body,
        )}
    </div>
  );
}
