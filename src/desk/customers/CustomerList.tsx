import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useTitleOf } from '../../orders/OrderSummary';
import { BusyButton } from '../../ui/BusyButton';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { SearchField } from '../../ui/SearchField';
import { shopTime } from '../../words/calendar';
import { customersWords as words } from '#words/desk/customers';
import { deskWords } from '#words/desk/orders';
import { papersWords } from '#words/desk/papers';
import { formatMoney } from '../../words/money';
import { searchOrders } from '../orders/searchOrders';
import { loadOlderOrders } from '../orders/shopOrdersSlice';
import { downloadCsv } from '../papers/Papers';
import { customerPath } from '../sections';
import {
  type Customer,
  type CustomerOrder,
  customerOrders,
  numberIn,
  sortCustomers,
} from './customer';
import { csvOfCustomers } from './customersCsv';
import {
  requestCustomer,
  selectCustomerList,
  selectCustomers,
  selectLoadedCustomer,
  selectOrdersLoadedSince,
} from './customersSlice';

/** What the merchant has chosen to see. */
interface View {
  query: string;
  sort: CustomerOrder;
  isNoted: boolean;
}

export const firstView: View = { query: '', sort: 'last', isNoted: false };

const STEP = 50;

/** How long typing must pause before all orders are searched. */
const PAUSE_MS = 700;

/** The customers whose orders, or whose own number, a search finds. */
function useFoundCustomers({ query, sort, isNoted }: View): readonly Customer[] {
  const customers = useAppSelector(selectCustomerList);
  const { byPhone } = useAppSelector(selectCustomers);
  const titleOf = useTitleOf();
  const searched = useDeferredValue(query);
  const matches = useMemo(() => {
    if (!searched.trim()) return customers;
    const orders = customers.flatMap((customer) => customer.orders);
    const found = searchOrders(orders, searched, titleOf);
    const numbers = new Set(found.map(({ address }) => address?.telephone));
    const number = numberIn(searched);
    return customers.filter(({ telephone }) => numbers.has(telephone) || telephone === number);
  }, [customers, searched, titleOf]);
  return useMemo(
    () =>
      sortCustomers(
        isNoted ? matches.filter(({ telephone }) => byPhone[telephone]?.note) : matches,
        sort,
      ),
    [matches, isNoted, byPhone, sort],
  );
}

/** Searches all orders of the shop for a complete phone number. */
function NumberSearch({ telephone }: { telephone: string }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector((state) => selectLoadedCustomer(state, telephone));
  useEffect(() => {
    const pause = setTimeout(() => {
      void dispatch(requestCustomer(telephone));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [dispatch, telephone]);

  if (status === 'fulfilled') return null;
  return <p>{status === 'rejected' ? words.notSearched : words.searching}</p>;
}

function CustomerItem({ customer }: { customer: Customer }) {
  const { telephone, name, orders, spent, undelivered, lastAt } = customer;
  const { note } = useAppSelector((state) => selectLoadedCustomer(state, telephone));
  return (
    <li className="customer">
      <h3>
        <Link to={customerPath(telephone)}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {orders.length > 0 ? (
        <>
          <p>
            <bdi>{telephone}</bdi>
          </p>
          <p className="customer-counts">
            <span>{words.orders(orders.length)}</span> <strong>{formatMoney(spent)}</strong>{' '}
            {undelivered > 0 && (
              <span className="customer-undelivered">{words.undelivered(undelivered)}</span>
            )}
          </p>
          <p>{words.last(lastAt)}</p>
        </>
      ) : (
        <p>{words.noOrders}</p>
      )}
      {note && <p className="customer-note">{note}</p>}
    </li>
  );
}

interface CustomerListProps {
  view: View;
  onView: (view: View) => void;
}

/** The customers of the loaded orders, to search, sort and download. */
export function CustomerList({ view, onView }: CustomerListProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { query, sort, isNoted } = view;
  const { byPhone, notesStatus } = useAppSelector(selectCustomers);
  const since = useAppSelector(selectOrdersLoadedSince);
  const found = useFoundCustomers(view);
  const number = numberIn(query);
  const { status } = useAppSelector((state) => selectLoadedCustomer(state, number));
  const list = `customers: ${query} ${sort} ${isNoted}`;
  const { shown, more } = useGrowingList(found.length, STEP, list);
  const isUnknown = number !== undefined && status === 'fulfilled' && found.length === 0;
  const sentence = isUnknown
    ? words.unknownNumber
    : since === undefined
      ? words.found(found.length)
      : words.foundSince(found.length, since);
  const announced = useRef(view);
  useEffect(() => {
    if (announced.current === view) return undefined;
    const pause = setTimeout(() => {
      announced.current = view;
      announce(sentence);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, view, sentence]);
  const download = () => {
    const [day = ''] = shopTime(Date.now()).split(' ');
    const text = csvOfCustomers(found, (telephone) => byPhone[telephone]?.note ?? '');
    downloadCsv(`${words.fileName(day)}.csv`, text);
    announce(papersWords.downloaded(sentence));
  };

  return (
    <>
      <p>{words.explanation}</p>
      <div className="customers-view">
        <SearchField
          id="customers-query"
          label={words.search}
          placeholder={words.searchHint}
          value={query}
          onChange={(text) => {
            onView({ ...view, query: text });
          }}
        />
        <label className="customers-sort">
          {words.sort}{' '}
          <select
            value={sort}
            onChange={({ target }) => {
              onView({ ...view, sort: target.value as CustomerOrder });
            }}
          >
            {(Object.keys(customerOrders) as CustomerOrder[]).map((each) => (
              <option key={each} value={each}>
                {words.sorts[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isNoted}
            onChange={({ target }) => {
              onView({ ...view, isNoted: target.checked });
            }}
          />{' '}
          {words.withNote}
        </label>
      </div>
      {number !== undefined && <NumberSearch key={number} telephone={number} />}
      {notesStatus === 'rejected' && <p className="reason">{words.notesNotLoaded}</p>}
      <p>{sentence}</p>
      {found.length > 0 && (
        <button type="button" className="button button-quiet" onClick={download}>
          {words.download}
        </button>
      )}
      <ul className="customers-list">
        {found.slice(0, shown).map((customer) => (
          <CustomerItem key={customer.telephone} customer={customer} />
        ))}
      </ul>
      {more && <MoreButton {...more} />}
      {since !== undefined && (
        <BusyButton className="more-button" onPress={() => dispatch(loadOlderOrders())}>
          {deskWords.loadOlder}
        </BusyButton>
      )}
    </>
  );
}
