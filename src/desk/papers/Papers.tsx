import { Fragment, useState } from 'react';
import { createPortal } from 'react-dom';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { useAppSelector } from '../../app/hooks';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { discountOf, type Order, paymentOfTotal, totalOf } from '../../orders/model/order';
import { amountIn } from '../../orders/model/orderTerms';
import { isToPayByUpi } from '../../orders/model/payment';
import { isTakenByShop, states } from '../../orders/model/states';
import type { Catalogue, TitleOf } from '../../orders/model/records';
import { rateIn } from '../../orders/model/tax';
import { InvoicePapers } from '../../orders/InvoicePaper';
import {
  AddressLines,
  describeDelivery,
  describeDiscount,
  useTaxLines,
  useTitleOf,
} from '../../orders/OrderSummary';
import { BusyButton } from '../../ui/BusyButton';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { PrintButton, useIsPrinting, usePrint } from '../../ui/print';
import { shopTime } from '../../words/calendar';
import { couriersWords } from '#words/desk/couriers';
import { deskWords, figuresWords } from '#words/desk/orders';
import { papersWords as words } from '#words/desk/papers';
import { ordersWords } from '#words/orders/orders';
import { formatMoney } from '../../words/money';
import { productsIn, type Span } from '../orders/figures';
import { accountFilesOf } from './accountFiles';
import { csvFiles, type Reader, readers } from './csv';
import './Papers.css';

const upiToPay = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "payment" */ '../../orders/payment/UpiPanel')).UpiToPay,
);

/** The QR code to pay an order by UPI that isn't paid; not on the paper of one in cash, which the courier collects. */
function CodeToPay({ order }: { order: Order }) {
  const { loaded: UpiToPay } = usePart(isToPayByUpi(order) ? upiToPay : undefined);
  return UpiToPay && <UpiToPay order={order} />;
}

/** A box to tick off with a pen. */
const TickBox = () => <span className="tick-box" />;

/** The lines of an address that a slip has: the invoice has the others. */
const slipPurposes = ['recipient', 'place', 'contact', 'note'] as const;

/** Lists the parcel's contents, and the cash to collect. The recipient of a gift sees no prices. */
function PackingSlip({ order }: { order: Order }) {
  const titleOf = useTitleOf();
  const { id, address, gift, items, placedAt } = order;
  const total = totalOf(order);
  const off = discountOf(order);
  const taxLines = useTaxLines();
  const rows = items.map(({ productId, price, count, record }) => (
    <tr key={`${productId}:${price}`}>
      <td>
        <TickBox />
      </td>
      <td className="paper-count">{words.times(count)}</td>
      <td>
        {titleOf({ productId, record })} <span className="paper-id">{productId}</span>
      </td>
      {!gift && <td className="paper-sum">{formatMoney(amountIn(order, price * count))}</td>}
    </tr>
  ));
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
          {isTakenByShop(order) && <p>{deskWords.takenByShop}</p>}
        </div>
      </div>
      <p className="paper-collect">
        {words.toCollect({ ...order, total: amountIn(order, total) })}
      </p>
      <div className="paper-address">
        <p>{ordersWords.deliverTo}</p>
        {address ? (
          <AddressLines address={address} purposes={slipPurposes} />
        ) : (
          <p>{ordersWords.addressDeleted}</p>
        )}
      </div>
      <table className="paper-items">
        <tbody>{rows.slice(0, -1)}</tbody>
        <tbody className="paper-end">
          {rows.slice(-1)}
          {!gift && (
            <>
              <tr>
                <td colSpan={3}>{ordersWords.delivery}</td>
                <td className="paper-sum">{describeDelivery(order)}</td>
              </tr>
              {order.code !== undefined && off > 0 && (
                <tr>
                  <td colSpan={3}>{ordersWords.code(order.code)}</td>
                  <td className="paper-sum">{describeDiscount(order)}</td>
                </tr>
              )}
              <tr className="paper-total">
                <td colSpan={3}>
                  {ordersWords.total({ ...order, payment: paymentOfTotal(order) })}
                </td>
                <td className="paper-sum">{formatMoney(amountIn(order, total))}</td>
              </tr>
              {taxLines(order).map(({ label, tax }) => (
                <tr key={label}>
                  <td colSpan={3}>{label}</td>
                  <td className="paper-sum">{tax}</td>
                </tr>
              ))}
            </>
          )}
        </tbody>
      </table>
      {gift ? <p>{ordersWords.containsGift}</p> : <CodeToPay order={order} />}
    </section>
  );
}

const byTitle = new Intl.Collator(shop.market.language, { numeric: true });

/** How many of each product these orders contain, by title. */
export function pickListOf(orders: readonly Pick<Order, 'items'>[], titleOf: TitleOf) {
  const items = orders.flatMap((order) => order.items);
  const priced = items.map((item) => ({ ...item, amount: item.price * item.count }));
  return productsIn(priced, titleOf).sort((one, other) => byTitle.compare(one.title, other.title));
}

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
              <td className="paper-id">{productId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The URL is revoked late, as Safari reads the file only after the click. */
const KEPT_MS = 60_000;

/** Saves a file for spreadsheets or programs on this device. @param content UTF-8, or the bytes of another encoding */
export function downloadCsv(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = typeof content === 'string' ? 'text/csv;charset=utf-8' : 'text/csv';
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}

/** The catalogue, as far as the desk has loaded the products of orders. */
export function useCatalogue(): Catalogue {
  const products = useAppSelector(selectProducts);
  return { titleOf: useTitleOf(), rateOf: rateIn(products) };
}

interface DownloadsProps {
  /** The kinds of files, with their buttons' labels. */
  labels: Partial<Record<keyof typeof csvFiles, string>>;
  orders: readonly Order[];
  /** How many orders that is, and whether there may be more. */
  sentence: string;
  /** The period of payments and refunds; all if left out. */
  span?: Span;
}

const always: Span = { start: -Infinity, end: Infinity };

/** Buttons that download orders as files for a spreadsheet, or for another program. */
export function Downloads({ labels, orders, sentence, span = always }: DownloadsProps) {
  const announce = useAnnounce();
  const catalogue = useCatalogue();
  const [reader, setReader] = useState<Reader>('spreadsheet');
  const save = (rowsOf: keyof typeof csvFiles, now: number) => {
    const [day = ''] = shopTime(now).split(' ');
    const text = csvFiles[rowsOf](orders, catalogue, reader, span);
    const name = words.fileName[rowsOf](day);
    const fileName = reader === 'program' ? words.forPrograms(name) : name;
    downloadCsv(`${fileName}.csv`, text);
    announce(words.downloaded(sentence));
  };
  return (
    <>
      {(Object.keys(labels) as (keyof typeof csvFiles)[]).map((rowsOf) => (
        <button
          key={rowsOf}
          type="button"
          className="button button-quiet"
          onClick={() => {
            save(rowsOf, Date.now());
          }}
        >
          {labels[rowsOf]}
        </button>
      ))}
      <select
        className="papers-reader"
        aria-label={words.reader}
        value={reader}
        onChange={({ target }) => {
          setReader(readers.find((each) => each === target.value) ?? 'spreadsheet');
        }}
      >
        {readers.map((each) => (
          <option key={each} value={each}>
            {words.readers[each]}
          </option>
        ))}
      </select>
    </>
  );
}

interface AccountFilesProps {
  orders: readonly Order[];
  /** A month. */
  span: Span;
}

/** Buttons that download a month's invoices as the programs of accountants and authorities import them. */
export function AccountFiles({ orders, span }: AccountFilesProps) {
  const announce = useAnnounce();
  const { rateOf } = useCatalogue();
  const month = shopTime(span.start).slice(0, 7);
  return accountFilesOf(orders, rateOf, span).map(({ name, label, format }) => (
    <button
      key={name}
      type="button"
      className="button button-quiet"
      onClick={() => {
        downloadCsv(`${name}-${month}.csv`, format());
        announce(words.downloaded(label));
      }}
    >
      {words.accountFile(label)}
    </button>
  ));
}

interface PapersProps {
  /** Printed and downloaded in this order. */
  orders: readonly Order[];
  /** How many orders that is, and whether there may be more. */
  sentence: string;
}

const labelsPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ '../couriers/Labels')).Labels,
);

/** Whether the order isn't sent yet, and may be. */
export const isToPack = ({ state, pay, payment }: Order) =>
  states[state].awaits === 'dispatch' && (pay === 'cash' || payment === 'paid');

/** Prints packing slips, after a list of what they need, labels, or invoices, and downloads the orders. */
export function Papers({ orders, sentence }: PapersProps) {
  const isPrinting = useIsPrinting();
  const invoices = usePrint();
  const labels = usePrint();
  const { loaded: Labels } = labelsPart;
  const hasCodes = orders.some(isToPayByUpi);
  // The browser's own command prints at once, so the code loads beforehand.
  usePart(hasCodes ? upiToPay : undefined);
  if (orders.length === 0) return null;

  const toPack = orders.filter(isToPack);
  const invoiced = orders.filter(({ invoice }) => invoice);
  /** Prints once the codes have loaded; without them if they can't be. */
  const printWithCodes = async (print: () => void) => {
    if (hasCodes) await upiToPay.load().catch(() => undefined);
    print();
  };
  return (
    <div className="button-row papers-buttons">
      <PrintButton
        label={words.print}
        onPrint={() =>
          void printWithCodes(() => {
            window.print();
          })
        }
      />
      {toPack.length > 0 && (
        <BusyButton onPress={() => labelsPart.load().then(labels.print)}>
          {couriersWords.printLabels}
        </BusyButton>
      )}
      {invoiced.length > 0 && (
        <PrintButton
          label={words.printInvoices}
          onPrint={() => void printWithCodes(invoices.print)}
        />
      )}
      <Downloads
        labels={{
          orders: words.download,
          ...(invoiced.length > 0 && { invoices: figuresWords.download.invoices }),
        }}
        orders={orders}
        sentence={sentence}
      />
      {labels.isPrinting &&
        Labels &&
        createPortal(
          <div className="papers print-only">
            <Labels orders={toPack} />
          </div>,
          document.body,
        )}
      {(isPrinting || invoices.isPrinting) &&
        !labels.isPrinting &&
        createPortal(
          <div className="papers print-only">
            {invoices.isPrinting ? (
              invoiced.map((order) => (
                <Fragment key={order.id}>
                  <InvoicePapers order={order} />
                  <CodeToPay order={order} />
                </Fragment>
              ))
            ) : (
              <>
                {toPack.length > 0 && <PickList orders={toPack} />}
                {orders.map((order) => (
                  <PackingSlip key={order.id} order={order} />
                ))}
              </>
            )}
          </div>,
          document.body,
        )}
    </div>
  );
}
