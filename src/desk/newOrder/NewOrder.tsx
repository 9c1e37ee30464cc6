import {
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { addAppListener, useAppDispatch, useAppSelector } from '../../app/hooks';
import { CountStepper } from '../../basket/CountStepper';
import { describeMost, describeSurplus } from '../../basket/limits';
import { createLineId } from '../../basket/storage/basketKeys';
import { offerOf, type PriceList } from '../../catalogue/model/priceList';
import type { Product } from '../../catalogue/model/product';
import { searchProducts } from '../../catalogue/search/findProducts';
import { AddressFields, useAddressForm } from '../../orders/AddressFields';
import { type Address, checkField, tidyField } from '../../orders/model/address';
import { CodeForm, describeCode } from '../../orders/CodeForm';
import { missingFor } from '../../orders/model/discount';
import {
  countOf,
  deliveryPriceOf,
  discountOf,
  subtotalOf,
  totalOf,
} from '../../orders/model/order';
import { OrderPicture } from '../../orders/OrderSummary';
import { LoadFailure } from '../../ui/BusyButton';
import { Button } from '../../ui/Button';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { SearchField } from '../../ui/SearchField';
import { Sum } from '../../ui/Sum';
import { basketPageWords } from '#words/basketPage';
import { newOrderWords as words } from '#words/desk/newOrder';
import { codeWords } from '#words/orders/code';
import { ordersWords } from '#words/orders/orders';
import { formatMoney } from '../../words/money';
import { CustomerHistory } from '../customers/CustomerHistory';
import { requestCustomer, selectLoadedCustomer, selectOrdersOf } from '../customers/customersSlice';
import { selectShopOrders } from '../orders/shopOrdersSlice';
import { useSellable } from '../products/OpenShop';
import { loadDeskCards, loadPriceList, selectPriceList } from '../products/priceListSlice';
import { newOrderPath } from '../sections';
import {
  addressFound,
  applyDraftCode,
  customerChosen,
  draftChanged,
  nextBegun,
  selectNewOrder,
  storeDraft,
  takeOrder,
  withTelephone,
} from './newOrderSlice';
import {
  type DraftQuote,
  hasSurplus,
  mostIn,
  type OrderDraft,
  payOf,
  quoteOf,
  waysToPay,
} from './orderDraft';
import { EarlierOrder, TakenOrder } from './TakenOrder';
import './NewOrder.css';

/** How many products are shown at first, and added at a time. */
const STEP = 6;
/** How long typing a phone number must pause before its orders are read. */
const PAUSE_MS = 500;

const searchId = 'new-order-search';

interface ProductPickerProps {
  products: readonly Product[];
  list: PriceList;
  /** How many of a product are in the order. */
  countOf: (productId: string) => number;
  onAdd: (product: Product) => void;
}

/** Finds products as the shop's search does, and adds them to the order. */
function ProductPicker({ products, list, countOf, onAdd }: ProductPickerProps) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const found = useMemo(() => searchProducts(products, searched), [products, searched]);
  const { shown, more } = useGrowingList(found.length, STEP, `new order: ${searched}`);
  return (
    <div className="new-order-part">
      <SearchField id={searchId} label={words.search} value={query} onChange={setQuery} />
      {found.length === 0 && <p>{words.nothingFound}</p>}
      <ul className="new-order-products">
        {found.slice(0, shown).map((product) => {
          const { id, title } = product;
          const { price, left } = offerOf(list, product);
          const isSoldOut = mostIn(list, id) === 0;
          const count = countOf(id);
          const facts = [
            isSoldOut ? basketPageWords.soldOut : formatMoney(price),
            !isSoldOut && left !== undefined && words.left(left),
            count > 0 && words.inOrder(count),
          ];
          return (
            <li key={id} className="new-order-row">
              <OrderPicture productId={id} />
              <span className="new-order-title">
                {title}
                <small>{facts.filter(Boolean).join(' · ')}</small>
              </span>
              <Button
                className="button button-quiet"
                aria-label={basketPageWords.addOf(title)}
                isDisabled={isSoldOut}
                onClick={() => {
                  onAdd(product);
                }}
              >
                {basketPageWords.add}
              </Button>
            </li>
          );
        })}
      </ul>
      {/* It grows only at a press: the order is below it on a phone. */}
      {more && <MoreButton onClick={more.onClick} />}
    </div>
  );
}

/** The code that takes something off the order, or a field for one. */
function DraftCode({ draft, quote }: { draft: OrderDraft; quote: DraftQuote }) {
  const dispatch = useAppDispatch();
  const announceProblem = useProblemAnnouncement();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { applied } = draft;
  if (applied) {
    const missing = missingFor(applied.discount, subtotalOf(quote));
    return (
      <p>
        {describeCode(applied, { off: discountOf(quote), missing })}{' '}
        <button
          type="button"
          className="text-button"
          aria-label={codeWords.removeOf(applied.code)}
          onClick={() => dispatch(draftChanged({ applied: undefined }))}
        >
          {codeWords.remove}
        </button>
      </p>
    );
  }
  const apply = async () => {
    setBusy(true);
    const result = await dispatch(applyDraftCode(typed));
    setBusy(false);
    const isRead = applyDraftCode.fulfilled.match(result);
    const sentence = isRead ? (result.payload ? '' : codeWords.wrong) : codeWords.unreachable;
    setProblem(sentence);
    announceProblem(sentence);
    if (!sentence) setTyped('');
  };
  return (
    <CodeForm
      typed={typed}
      problem={problem}
      isBusy={isBusy}
      onType={(text) => {
        setTyped(text);
        setProblem('');
      }}
      onApply={() => void apply()}
    />
  );
}

interface DraftItemsProps {
  draft: OrderDraft;
  quote: DraftQuote;
  list: PriceList;
  titleOf: (id: string) => string;
  onCount: (id: string, count: number) => void;
}

/** What is in the order, and what it costs today. */
function DraftItems({ draft, quote, list, titleOf, onCount }: DraftItemsProps) {
  const delivery = deliveryPriceOf(quote);
  const off = discountOf(quote);
  return (
    <section className="new-order-part" aria-labelledby="new-order-items">
      <h3 id="new-order-items">{words.items}</h3>
      {quote.items.length === 0 && <p>{words.none}</p>}
      <ul className="new-order-products">
        {quote.items.map(({ productId, price, count }) => {
          const title = titleOf(productId);
          const most = mostIn(list, productId);
          const limit = `new-order-limit-${productId}`;
          return (
            <li key={productId}>
              <div className="new-order-row">
                <span className="new-order-title">
                  {title}
                  <small>{words.each(price)}</small>
                </span>
                <CountStepper
                  title={title}
                  count={count}
                  canRaise={count < most}
                  reasonId={count >= most ? limit : undefined}
                  onLower={() => {
                    onCount(productId, count - 1);
                  }}
                  onRaise={() => {
                    onCount(productId, count + 1);
                  }}
                />
              </div>
              {count >= most && (
                <p id={limit} className={count > most ? 'reason' : 'order-note'}>
                  {most === 0
                    ? basketPageWords.soldOut
                    : count > most
                      ? describeSurplus({ title, count, most })
                      : describeMost(most)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {process.env.CODES === 'on' && <DraftCode draft={draft} quote={quote} />}
      {quote.items.length > 0 && (
        <div>
          <Sum
            label={basketPageWords.subtotal(countOf(quote))}
            amount={formatMoney(subtotalOf(quote))}
          />
          {!draft.isStall && (
            <Sum label={ordersWords.delivery} amount={ordersWords.deliveryPrice(delivery)} />
          )}
          {quote.code !== undefined && (
            <Sum label={ordersWords.code(quote.code)} amount={formatMoney(-off)} />
          )}
          <Sum
            kind="total"
            label={basketPageWords.totalToPay}
            amount={formatMoney(totalOf(quote))}
          />
        </div>
      )}
    </section>
  );
}

/** Loads a customer's orders once their phone number is typed, says what is known of them, and fills in the last address. */
function KnownCustomer({ draft }: { draft: OrderDraft }) {
  const dispatch = useAppDispatch();
  const typed = draft.address.telephone;
  const telephone = checkField('telephone', typed) ? '' : tidyField('telephone', typed);
  const { status } = useAppSelector((state) => selectLoadedCustomer(state, telephone));
  const orders = useAppSelector((state) => selectOrdersOf(state, telephone));
  const { loadedAt } = useAppSelector(selectShopOrders);
  useEffect(() => {
    if (!telephone || loadedAt === undefined) return undefined;
    const pause = setTimeout(() => {
      void dispatch(requestCustomer(telephone));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [dispatch, telephone, loadedAt]);

  const last = orders.find(({ state }) => state !== 'cancelled')?.address;
  useEffect(() => {
    if (status === 'fulfilled' && last) dispatch(addressFound(last));
  }, [dispatch, status, last]);
  return (
    <div role="status" className="new-order-customer">
      {telephone && <CustomerHistory telephone={telephone} />}
      {draft.isFilledIn && <p className="order-note">{words.filledIn}</p>}
    </div>
  );
}

interface DraftFormProps {
  draft: OrderDraft;
  quote: DraftQuote;
  list: PriceList;
}

/** Who gets the order and how it is paid, with the button that takes it. */
function DraftForm({ draft, quote, list }: DraftFormProps) {
  const dispatch = useAppDispatch();
  const announceProblem = useProblemAnnouncement();
  const { isSending, problem } = useAppSelector(selectNewOrder);
  /** What kept the last press from taking the order. */
  const [obstacle, setObstacle] = useState<'empty' | 'surplus'>();
  const { isStall, address } = draft;
  const ways = waysToPay(draft, quote);
  const pay = payOf(draft, quote);
  const name = useId();
  const total = quote.items.length > 0 ? totalOf(quote) : 0;
  const action = isStall ? words.sell(total) : words.take(total);
  const change = (part: Partial<OrderDraft>) => {
    dispatch(draftChanged(part));
  };
  const take = async () => {
    const result = await dispatch(takeOrder(quote));
    const { payload } = result;
    if (typeof payload === 'string' && payload !== 'unknown')
      announceProblem(words.problems[payload]);
  };
  const form = useAddressForm({
    address,
    isKnown: draft.isFilledIn,
    action,
    onChange: (next) => {
      const numberOf = ({ telephone }: Address) => tidyField('telephone', telephone);
      // What was filled in is the address of the customer with this number only.
      if (draft.isFilledIn && numberOf(next) !== numberOf(address)) {
        change({ address: withTelephone(next.telephone), isFilledIn: false });
        return;
      }
      const isFilledIn = draft.isFilledIn && next.telephone !== address.telephone;
      change({ address: next, isFilledIn });
    },
    onSubmit: () => void take(),
  });
  const isEmpty = draft.items.length === 0;
  const missing = isEmpty ? 'empty' : hasSurplus(draft, list) ? 'surplus' : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setObstacle(missing);
    if (missing) {
      announceProblem(words.problems[missing]);
      if (missing === 'empty') document.getElementById(searchId)?.focus();
    } else if (isStall) void take();
    else form.submit(event);
  };
  const reason = obstacle && obstacle === missing ? obstacle : problem;
  return (
    <form className="new-order-part address-form" noValidate onSubmit={submit}>
      <fieldset className="new-order-choice">
        <legend>{words.customer}</legend>
        {(['delivery', 'stall'] as const).map((place) => (
          <label key={place} className="checkbox">
            <input
              type="radio"
              name={`${name}-place`}
              checked={isStall === (place === 'stall')}
              onChange={() => {
                change({ isStall: place === 'stall' });
              }}
            />
            {words.places[place]}
          </label>
        ))}
      </fieldset>
      {!isStall && (
        <>
          <AddressFields form={form} isShown={(field) => field === 'telephone'} />
          <KnownCustomer draft={draft} />
          <AddressFields form={form} isShown={(field) => field !== 'telephone'} />
        </>
      )}
      <fieldset className="new-order-choice">
        <legend>{words.payment}</legend>
        {ways.map((way) => (
          <label key={way} className="checkbox">
            <input
              type="radio"
              name={`${name}-pay`}
              checked={way === pay}
              onChange={() => {
                change({ pay: way });
              }}
            />
            {isStall && way === 'cash' ? words.cashHere : words.ways[way]}
          </label>
        ))}
        {pay === 'upi' && (
          <label className="checkbox">
            <input
              type="checkbox"
              checked={draft.isPaid}
              onChange={({ target }) => {
                change({ isPaid: target.checked });
              }}
            />
            {words.isPaid}
          </label>
        )}
      </fieldset>
      {!isStall && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={draft.gift}
            onChange={({ target }) => {
              change({ gift: target.checked });
            }}
          />
          {words.gift}
        </label>
      )}
      {reason && reason !== 'unknown' && <p className="reason">{words.problems[reason]}</p>}
      <Button
        type="submit"
        className="button button-wide"
        isBusy={isSending}
        // A blur before the press ends could show a reason, and move the button away.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
      >
        {action}
      </Button>
    </form>
  );
}

/** Sends an order again of which nobody knows whether it arrived. */
function UnknownOrder() {
  const dispatch = useAppDispatch();
  const { isSending } = useAppSelector(selectNewOrder);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div className="new-order-part" role="group" aria-labelledby="new-order-unknown">
      <h3 ref={ref} id="new-order-unknown" tabIndex={-1}>
        {words.unknown.heading}
      </h3>
      <p>{words.unknown.text}</p>
      <Button
        className="button"
        isBusy={isSending}
        onClick={() => void dispatch(takeOrder(undefined))}
      >
        {words.unknown.again}
      </Button>
    </div>
  );
}

interface OrderFormProps {
  products: readonly Product[];
  list: PriceList;
}

function OrderForm({ products, list }: OrderFormProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { draft } = useAppSelector(selectNewOrder);
  const titles = useMemo(() => new Map(products.map(({ id, title }) => [id, title])), [products]);
  const titleOf = (id: string) => titles.get(id) ?? ordersWords.product(id);
  const quote = useMemo(() => quoteOf(draft, list), [draft, list]);
  const countInDraft = (id: string) =>
    draft.items.find(({ productId }) => productId === id)?.count ?? 0;
  const setCount = (productId: string, count: number) => {
    const isNew = countInDraft(productId) === 0;
    const items = isNew
      ? [...draft.items, { productId, count }]
      : draft.items.map((item) => (item.productId === productId ? { productId, count } : item));
    dispatch(
      draftChanged({
        items: items.filter((item) => item.count > 0),
        ...(draft.items.length === 0 && { key: createLineId() }),
      }),
    );
    announce(
      count > 0 ? words.added(titleOf(productId), count) : words.removed(titleOf(productId)),
    );
    // The row is gone, and with it the button that was pressed.
    if (count === 0) document.getElementById(searchId)?.focus();
  };
  return (
    <div className="new-order-columns">
      <ProductPicker
        products={products}
        list={list}
        countOf={countInDraft}
        onAdd={({ id }) => {
          const count = countInDraft(id);
          const most = mostIn(list, id);
          if (count < most) setCount(id, count + 1);
          else announce(describeMost(most));
        }}
      />
      <div className="new-order-part">
        <DraftItems draft={draft} quote={quote} list={list} titleOf={titleOf} onCount={setCount} />
        <DraftForm draft={draft} quote={quote} list={list} />
      </div>
    </div>
  );
}

/**
 * The desk's own checkout, for a customer on the phone or anybody at the stall. `phone` in the address is the customer's
 * number, and leaves it once it's taken over. What was typed survives a reload.
 */
export function NewOrder() {
  const dispatch = useAppDispatch();
  const { list, status } = useAppSelector(selectPriceList);
  const { draft, isSending, problem, taken, earlierId } = useAppSelector(selectNewOrder);
  const { loaded, isFailed, retry } = useSellable();
  const products = useMemo(() => loaded?.filter(({ hidden }) => !hidden), [loaded]);
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const phone = new URLSearchParams(search).get('phone');
  useEffect(() => {
    dispatch(addAppListener(storeDraft));
  }, [dispatch]);
  useEffect(() => {
    if (!phone) return;
    dispatch(customerChosen(tidyField('telephone', phone)));
    // A reload, or the next order, doesn't begin with this customer again.
    void navigate(newOrderPath, { replace: true });
  }, [dispatch, navigate, phone]);

  useEffect(
    () => () => {
      // The merchant comes back for the next one.
      dispatch(nextBegun());
    },
    [dispatch, key],
  );

  const cardsAt = list?.cards;
  useEffect(() => {
    // A merchant may have added products since the site was built.
    if (cardsAt !== undefined) void dispatch(loadDeskCards());
  }, [dispatch, cardsAt]);

  const isUnknown = draft.sent !== undefined && (!isSending || problem === 'unknown');
  const isUnread = isFailed || (status === 'rejected' && !list);
  return (
    <section className="new-order" aria-labelledby="new-order">
      <h2 id="new-order">{words.heading}</h2>
      {earlierId && !taken && <EarlierOrder id={earlierId} />}
      {taken ? (
        <TakenOrder key={taken.id} taken={taken} />
      ) : isUnknown ? (
        <UnknownOrder />
      ) : products && list ? (
        <OrderForm products={products} list={list} />
      ) : isUnread ? (
        <LoadFailure
          onRetry={async () => {
            await Promise.all([retry(), dispatch(loadPriceList())]);
          }}
        >
          {words.notLoaded}
        </LoadFailure>
      ) : (
        // Without published prices, the desk says what to do.
        !(list === undefined && status === 'fulfilled') && <p>{words.loading}</p>
      )}
    </section>
  );
}
