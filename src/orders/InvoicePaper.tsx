import { invoiceTable } from '#market/invoice';
import { shop } from '#shop/config';
import { useAppSelector } from '../app/hooks';
import { selectProducts } from '../catalogue/catalogueSlice';
import { invoiceWords as words } from '#words/orders/invoice';
import { invoiceWords as english } from '../words/en/orders/invoice';
import { ordersWords } from '#words/orders/orders';
import { formatDate } from '../words/dates';
import { formatMoney } from '../words/money';
import { formatPercent } from '../words/percent';
import { type AddressLine, linesOf } from './model/address';
import { allSeries, type Series } from './model/invoice';
import { billedPart, type BilledTax, billedTaxes } from './model/invoiceAmounts';
import { deliveryPriceOf, discountOf, type Order, totalOf } from './model/order';
import { amountIn } from './model/orderTerms';
import { isTakenByShop } from './model/states';
import { rateIn } from './model/tax';
import { useTitleOf } from './OrderSummary';
import './InvoicePaper.css';

const englishDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: shop.market.timeZone,
  dateStyle: 'long',
});
const formatEnglishDate = (time: number) => englishDate.format(time);

interface TermProps {
  of: (each: typeof english, dateOf: typeof formatDate) => string | undefined;
}

/** A text of the invoice, above the same in English where the market's law wants both. */
function Term({ of }: TermProps) {
  const text = of(words, formatDate);
  const second = invoiceTable.isAlsoInEnglish && of(english, formatEnglishDate);
  return (
    <>
      {text}
      {second && second !== text && (
        <>
          {' '}
          <span className="invoice-english" lang="en">
            {second}
          </span>
        </>
      )}
    </>
  );
}

/** A part of the buyer’s address. */
const writtenPart = ({ field, text }: AddressLine['parts'][number]) =>
  field === 'gstin' ? words.taxNumber(text) : text;

interface TaxTableProps {
  taxes: readonly BilledTax[];
  /** Writes an amount of the order. */
  moneyOf: (amount: number) => string;
}

/** The net amount and the taxes of each rate. */
function TaxTable({ taxes, moneyOf }: TaxTableProps) {
  const names = taxes[0]?.parts.map(({ name }) => name) ?? [];
  return (
    <table className="invoice-table">
      <thead>
        <tr>
          <th scope="col">
            <Term of={({ taxColumns }) => taxColumns.rate} />
          </th>
          <th scope="col">
            <Term of={({ taxColumns }) => taxColumns.net} />
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <Term of={({ taxColumns }) => taxColumns.gross} />
          </th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, net, gross, parts }) => (
          <tr key={rate}>
            <td>{formatPercent(rate)}</td>
            <td>{moneyOf(net)}</td>
            {parts.map((part) => (
              <td key={part.name}>{words.tax(formatPercent(part.rate), moneyOf(part.amount))}</td>
            ))}
            <td>{moneyOf(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface InvoicePaperProps {
  order: Order;
  series: Series;
}

/** The invoice of an order, or its credit note, as the tax office wants it; nothing if the order has none. */
function InvoicePaper({ order, series }: InvoicePaperProps) {
  const products = useAppSelector(selectProducts);
  const titleOf = useTitleOf();
  const { invoice, buyer } = order;
  const paper = order[series];
  if (!invoice || !paper) return null;
  const { seller, taxNumber } = invoice;
  const { sent } = order.times;
  const isTaxed = invoice.taxes.length > 0;
  const billed = billedPart(order, series);
  const hasTaxCodes = billed.items.some(({ record }) => record?.taxCode);
  const ofLabels = hasTaxCodes ? 4 : 3;
  const delivery = deliveryPriceOf(billed);
  const off = discountOf(billed);
  const moneyOf = (amount: number) => formatMoney(amountIn(order, amount));
  const rateOf = rateIn(products);
  const taxes = billedTaxes(order, series, rateOf);
  const hasNumber = Boolean(taxNumber);
  const isWithoutTax = !isTaxed && words.withoutTax(hasNumber) !== undefined;
  const rows = billed.items.map((item) => (
    <tr key={`${item.productId}:${item.price}`}>
      <td>
        {titleOf(item)}
        {taxes.length > 1 && (
          <>
            {' '}
            <small className="invoice-rate">{formatPercent(rateOf(item) ?? 0)}</small>
          </>
        )}
      </td>
      {hasTaxCodes && <td>{item.record?.taxCode}</td>}
      <td>{item.count}</td>
      <td>{moneyOf(item.price)}</td>
      <td>{moneyOf(item.price * item.count)}</td>
    </tr>
  ));
  return (
    <section className="invoice">
      <div className="invoice-head">
        <p className="invoice-lines">
          {seller}
          {taxNumber && `\n${words.taxNumber(taxNumber)}`}
        </p>
        <div>
          <h2>
            <Term of={({ heading }) => heading(series, isTaxed, hasNumber)} />
          </h2>
          <p>
            <Term of={({ number }, dateOf) => number(paper.number, dateOf(paper.at))} />
          </p>
          {series === 'creditNote' && (
            <p>
              <Term of={({ takesBack }, dateOf) => takesBack(invoice.number, dateOf(invoice.at))} />
            </p>
          )}
          <p>
            <Term of={(each, dateOf) => each.order(order.id, dateOf(order.placedAt))} />
          </p>
          {sent !== undefined && (
            <p>
              <Term of={({ sentOn }, dateOf) => sentOn(dateOf(sent))} />
            </p>
          )}
        </div>
      </div>
      {(buyer !== undefined || !isTakenByShop(order)) && (
        <div>
          <p className="invoice-label">
            <Term of={({ billTo }) => billTo} />
          </p>
          {buyer ? (
            <p className="invoice-lines">
              {linesOf(buyer)
                .map(({ parts }) => parts.map(writtenPart).join(' '))
                .join('\n')}
            </p>
          ) : (
            <p>{words.buyerHidden}</p>
          )}
          {buyer?.state && (
            <p>
              <Term of={({ placeOfSupply }) => placeOfSupply(buyer.state)} />
            </p>
          )}
        </div>
      )}
      <table className="invoice-table invoice-items">
        <thead>
          <tr>
            <th scope="col">
              <Term of={({ columns }) => columns.item} />
            </th>
            {hasTaxCodes && <th scope="col">{words.columns.taxCode}</th>}
            <th scope="col">
              <Term of={({ columns }) => columns.count} />
            </th>
            <th scope="col">
              <Term of={({ columns }) => columns.price} />
            </th>
            <th scope="col">
              <Term of={({ columns }) => columns.amount} />
            </th>
          </tr>
        </thead>
        <tbody>{rows.slice(0, -1)}</tbody>
        <tbody className="invoice-end">
          {rows.slice(-1)}
          {delivery > 0 && (
            <tr className="invoice-sum">
              <td colSpan={ofLabels}>
                <Term of={(each) => each.delivery} />
              </td>
              <td>{moneyOf(delivery)}</td>
            </tr>
          )}
          {order.code !== undefined && off > 0 && (
            <tr className="invoice-sum">
              <td colSpan={ofLabels}>{ordersWords.code(order.code)}</td>
              <td>{moneyOf(-off)}</td>
            </tr>
          )}
          <tr className="invoice-sum invoice-total">
            <td colSpan={ofLabels}>
              <Term of={(each) => each.total} />
            </td>
            <td>{moneyOf(totalOf(billed))}</td>
          </tr>
          {(taxes.length > 0 || isWithoutTax) && (
            <tr className="invoice-taxes">
              <td colSpan={ofLabels + 1}>
                {isWithoutTax ? (
                  <Term of={({ withoutTax }) => withoutTax(hasNumber)} />
                ) : (
                  <>
                    <TaxTable taxes={taxes} moneyOf={moneyOf} />
                    {invoiceTable.isReverseChargeStated && series === 'invoice' && (
                      <p className="invoice-reverse">
                        <Term of={({ reverseCharge }) => reverseCharge} />
                      </p>
                    )}
                  </>
                )}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The invoice of an order and its credit note, each on a sheet of its own; nothing if it has neither. */
export function InvoicePapers({ order }: Pick<InvoicePaperProps, 'order'>) {
  return (
    <>
      {allSeries.map((series) => (
        <InvoicePaper key={series} order={order} series={series} />
      ))}
    </>
  );
}
