import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { call, mailTo, whatsApp } from '../../orders/contactLinks';
import { type Order, totalOf } from '../../orders/model/order';
import { CUSTOMER_NOTE_LENGTH, type OrderReason } from '../../orders/model/orderService';
import { orderLinkPath } from '../../orders/model/orderLink';
import { amountIn, isInShopCurrency } from '../../orders/model/orderTerms';
import { isFinished } from '../../orders/model/states';
import { internationalNumber } from '../../orders/model/telephone';
import { severalLines } from '../../orders/model/tidyText';
import { AddressLines } from '../../orders/OrderSummary';
import { AskInPlace } from '../../ui/AskInPlace';
import { Button } from '../../ui/Button';
import { LoadFailure } from '../../ui/BusyButton';
import { Field } from '../../ui/Field';
import { customersWords as words } from '#words/desk/customers';
import { figuresWords } from '#words/desk/orders';
import { orderHistoryWords } from '#words/orders/orderHistory';
import { formatDate } from '../../words/dates';
import { formatMoney } from '../../words/money';
import { pollShopOrders, selectShopOrders } from '../orders/shopOrdersSlice';
import { customersPath, orderForPath } from '../sections';
import { type Customer, customerOf, emailsIn, placePurposes, placesIn } from './customer';
import {
  forgetCustomer,
  loadCustomer,
  requestCustomer,
  saveNote,
  selectLoadedCustomer,
  selectOrdersOf,
} from './customersSlice';

const explain = (reason: OrderReason | undefined, refused = words.failures.refused) =>
  reason === 'refused' ? refused : words.failures.offline;

function ContactLinks({ customer: { telephone, name, orders } }: { customer: Customer }) {
  const number = internationalNumber(telephone);
  const emails = emailsIn(orders);
  const className = 'button button-quiet';
  return (
    <div className="button-row">
      <a className={className} href={call(telephone)}>
        {words.call}
      </a>
      {number && (
        <a
          className={className}
          href={whatsApp(number, words.greeting(name))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsApp}
        </a>
      )}
      {emails.map((email) => (
        <a key={email} className={className} href={mailTo(email)}>
          {emails.length > 1 ? words.emailTo(email) : words.email}
        </a>
      ))}
      <Link className="button" to={orderForPath(telephone)}>
        {words.orderFor}
      </Link>
    </div>
  );
}

interface NoteFormProps {
  telephone: string;
  stored: string;
}

/** The merchants' note about a customer. */
function NoteForm({ telephone, stored }: NoteFormProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  // Another merchant's note replaces the shown one until this merchant types.
  const [typed, setTyped] = useState<string>();
  const note = typed ?? stored;
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fail = (reason: string) => {
    setFailure(reason);
    announceProblem(reason);
  };
  const save = async () => {
    if (note.trim() && !severalLines(note)) {
      fail(words.noteUnreadable);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const result = await dispatch(saveNote({ telephone, note }));
    setBusy(false);
    if (saveNote.fulfilled.match(result)) {
      // The merchant may have typed on.
      setTyped((now) => (now === note ? undefined : now));
      setSaved(true);
      announce(words.noteSaved);
      return;
    }
    fail(explain(result.payload));
  };
  return (
    <form
      className="customer-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id="customer-note" label={words.note} hint={words.noteHint} reason={failure}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={CUSTOMER_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="button button-quiet" isBusy={isBusy}>
        {words.saveNote}
      </Button>
      {isSaved && typed === undefined && <p className="success">{words.noteSaved}</p>}
    </form>
  );
}

function OrderLinks({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="customer-orders">
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={orderLinkPath(order.id)}>{words.order(order.id)}</Link>{' '}
          <span>{formatDate(order.placedAt)}</span>{' '}
          <span>{orderHistoryWords.states[order.state]}</span>{' '}
          <span className="customer-sum">{formatMoney(amountIn(order, totalOf(order)))}</span>
        </li>
      ))}
    </ul>
  );
}

/** The state of the list's address after something that it reports. */
export interface CustomersState {
  done?: string;
}

/** Deletes what the orders say of a customer; says which orders stand in the way. */
function Forget({ customer: { telephone, name, orders } }: { customer: Customer }) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = orders.filter(({ state }) => !isFinished(state));
  if (open.length > 0) {
    return (
      <>
        <p>{words.open}</p>
        <OrderLinks orders={open} />
      </>
    );
  }
  const forget = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = await dispatch(forgetCustomer({ telephone }));
    setBusy(false);
    if (forgetCustomer.fulfilled.match(result)) {
      const { isForgotten, orders: changed } = result.payload;
      const sentence = isForgotten ? words.forgotten(changed.length) : words.open;
      announce(sentence);
      const state: CustomersState = { done: sentence };
      if (isForgotten) await navigate(customersPath, { replace: true, state });
      return;
    }
    const sentence = explain(result.payload, words.failures.notForgotten);
    setFailure(sentence);
    announceProblem(sentence);
    // Some orders may have been changed.
    void dispatch(pollShopOrders());
  };
  return (
    <>
      <AskInPlace
        {...words.forget}
        question={words.forget.question(name)}
        consequence={words.forgetting({
          count: orders.length,
          isInvoiced: shop.invoices !== undefined && orders.some(({ invoice }) => invoice),
        })}
        isDestructive
        isBusy={isBusy}
        onConfirm={forget}
      />
      {failure && <p className="reason">{failure}</p>}
    </>
  );
}

/** All that the shop knows of the customer with a phone number: all of their orders are loaded. */
export function CustomerDetails({ telephone }: { telephone: string }) {
  const dispatch = useAppDispatch();
  const { loadedAt } = useAppSelector(selectShopOrders);
  const { status, note } = useAppSelector((state) => selectLoadedCustomer(state, telephone));
  const customer = customerOf(
    telephone,
    useAppSelector((state) => selectOrdersOf(state, telephone)),
  );
  const { name, orders, spent, undelivered, lastAt } = customer;
  const load = useCallback(() => dispatch(loadCustomer({ telephone })), [dispatch, telephone]);
  useEffect(() => {
    void load();
  }, [load]);
  // A successful poll means that the database answers again.
  useEffect(() => {
    void dispatch(requestCustomer(telephone));
  }, [dispatch, telephone, loadedAt]);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const others = orders.filter((order) => !isInShopCurrency(order)).length;
  const firstAt = orders.at(-1)?.placedAt ?? 0;
  const figures = [
    [words.figures.orders, `${orders.length}`],
    [words.figures.spent, formatMoney(spent)],
    ...(undelivered > 0 ? [[words.figures.undelivered, `${undelivered}`]] : []),
    ...(firstAt < lastAt ? [[words.figures.first, formatDate(firstAt)]] : []),
    [words.figures.last, formatDate(lastAt)],
  ];
  const isEmpty = status === 'fulfilled' && orders.length === 0 && !note;
  return (
    <>
      <p>
        <Link to={customersPath}>{words.back}</Link>
      </p>
      <h3 className="customer-name" tabIndex={-1} ref={heading}>
        <bdi>{name}</bdi>
      </h3>
      {name !== telephone && (
        <p>
          <bdi>{telephone}</bdi>
        </p>
      )}
      {status === 'rejected' && <LoadFailure onRetry={load}>{words.notLoaded}</LoadFailure>}
      {status === 'pending' && <p>{words.loading}</p>}
      {isEmpty && <p>{words.nothing}</p>}
      {orders.length > 0 && (
        <>
          <ContactLinks customer={customer} />
          <dl className="customer-figures">
            {figures.map(([label, figure]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          {others > 0 && <p>{figuresWords.otherCurrency(others)}</p>}
        </>
      )}
      {note !== undefined && <NoteForm telephone={telephone} stored={note} />}
      {orders.length > 0 && (
        <>
          <h4>{words.places}</h4>
          <div className="customer-places">
            {placesIn(orders).map((address) => (
              <AddressLines
                key={JSON.stringify(address)}
                address={address}
                purposes={placePurposes}
              />
            ))}
          </div>
          <h4>{words.figures.orders}</h4>
          <OrderLinks orders={orders} />
        </>
      )}
      {status === 'fulfilled' && !isEmpty && <Forget customer={customer} />}
    </>
  );
}
