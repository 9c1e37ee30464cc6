import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { moneyOf } from '../../orders/model/payment';
import { NOTE_LENGTH, nextStates } from '../../orders/model/states';
import { shortagesIn } from '../../orders/model/stock';
import { noteField, noteIn, OptionalLine } from '../../orders/OrderCard';
import { type OrderChange, selectOrders, selectRefusal } from '../../orders/ordersSlice';
import { AskInPlace } from '../../ui/AskInPlace';
import { Button } from '../../ui/Button';
import { manyWords as words } from '#words/desk/orders';
import { selectPriceList } from '../products/priceListSlice';
import { sumOfOrders } from './figures';
import { lastCourier, markAsSent } from './MoveButton';
import { moveWithStock } from './moveWithStock';
import { undoOf } from './ShopOrder';
import {
  changeOrders,
  type ManyChange,
  manyDismissed,
  selectShopOrders,
  type SharedChange,
} from './shopOrdersSlice';

/** The changes that a merchant makes to many orders: no other usual one needs an answer for each. */
const manyChanges = ['accepted', 'sent', 'delivered', 'paid'] as const;

type Many = (typeof manyChanges)[number];

const isUnpaid = ({ pay, payment }: Order) => pay === 'upi' && payment !== 'paid';

/** Whether it is this order's next step, so that nobody has to think about it first. */
const isNext = (order: Order, change: Many) =>
  change === 'paid'
    ? moneyOf(order) === 'courier' && isInShopCurrency(order)
    : nextStates(order, 'merchant', order.stateAt).includes(change) && !isUnpaid(order);

/** The orders that the merchant has ticked among those that the list finds. */
export function useOrderSelection(found: readonly Order[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef({ found, lastId: '' });
  useEffect(() => {
    latest.current.found = found;
  });
  /** It stays the same, so that the other orders aren't rendered again. */
  const select = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const all = latest.current.found.map((order) => order.id);
    const places = [all.indexOf(id), all.indexOf(latest.current.lastId)].sort((a, b) => a - b);
    const [start = -1, end = -1] = places;
    latest.current.lastId = id;
    const meant = isRange && start >= 0 ? all.slice(start, end + 1) : [id];
    setIds((before) => {
      const after = new Set(before);
      for (const each of meant) {
        if (isSelected) after.add(each);
        else after.delete(each);
      }
      return after;
    });
  }, []);
  const selectAll = (orders: readonly Pick<Order, 'id'>[]) => {
    setIds(new Set(orders.map(({ id }) => id)));
  };
  const selected = found.filter(({ id }) => ids.has(id));
  return { selected, isSelected: (id: string) => ids.has(id), select, selectAll };
}

type Selection = ReturnType<typeof useOrderSelection>;

interface SelectAllProps {
  selection: Selection;
  found: readonly Order[];
  /** How many orders that is. */
  sentence: string;
}

/** A box that selects all orders of the list, or none. */
export function SelectAll({ selection, found, sentence }: SelectAllProps) {
  const count = selection.selected.length;
  if (found.length < 2) return <p>{sentence}</p>;
  return (
    <label className="checkbox">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < found.length;
        }}
        type="checkbox"
        aria-label={words.selectAll(sentence)}
        checked={count === found.length}
        onChange={() => {
          selection.selectAll(count === found.length ? [] : found);
        }}
      />
      {sentence}
    </label>
  );
}

interface ManyButtonProps {
  change: Many;
  orders: readonly Order[];
  onChange: (changes: readonly SharedChange[]) => void;
}

/** Changes all of these orders at once; asks first for what they share. */
function ManyButton({ change, orders, onChange }: ManyButtonProps) {
  const label = words.changes[change](orders.length);
  const start = (more: Pick<OrderChange, 'move' | 'note'> = {}) => {
    onChange(orders.map((order) => ({ order, change, ...more })));
  };
  if (change === 'sent') {
    return (
      <AskInPlace
        {...words.send}
        label={label}
        question={words.send.question(orders.length)}
        isQuiet={false}
        onConfirm={(answers) => {
          start({ note: noteIn(answers), move: markAsSent });
        }}
      >
        <OptionalLine
          {...noteField}
          id="courier-of-many"
          label={words.courier}
          maxLength={NOTE_LENGTH}
          defaultValue={lastCourier.read()}
          enterKeyHint="done"
        />
      </AskInPlace>
    );
  }
  if (change === 'paid') {
    return (
      <AskInPlace
        {...words.receive}
        label={label}
        question={words.receive.question(sumOfOrders(orders), orders.length)}
        onConfirm={() => {
          start();
        }}
      />
    );
  }
  return (
    <Button
      className="button"
      onClick={() => {
        start(change === 'accepted' ? { move: moveWithStock } : {});
      }}
    >
      {label}
    </Button>
  );
}

const TextButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className="text-button" onClick={onPress}>
    {label}
  </button>
);

/** Why an order couldn't be changed with the others. */
function Reason({ order, change }: { order: Order; change: ManyChange['change'] }) {
  const { list } = useAppSelector(selectPriceList);
  const refusal = useAppSelector(
    (state) => selectRefusal(state, order, change) || selectRefusal(state, order),
  );
  const isShort = change === 'accepted' && shortagesIn(list, order).length > 0;
  return refusal || (isShort ? words.tooFew(order.id) : words.isChanging(order.id));
}

interface OutcomeProps {
  many: ManyChange;
  /** Shows the list that an order is in. */
  onShow: (order: Order) => void;
}

/** What came of a change of many orders. */
function Outcome({ many, onShow }: OutcomeProps) {
  const dispatch = useAppDispatch();
  const { byId } = useAppSelector(selectOrders);
  const { undoable } = useAppSelector(selectShopOrders);
  const { change, ids, changed } = many;
  const ordersOf = (some: readonly string[]) => some.flatMap((id) => byId[id] ?? []);
  const undone = ordersOf(changed).flatMap((order) => {
    const before = undoable[order.id] === order.stateAt && undoOf(order);
    return before ? [{ order, change: before, move: moveWithStock }] : [];
  });
  const [first] = ordersOf(changed);
  const failed = ordersOf(ids.filter((id) => !changed.includes(id)));
  return (
    <>
      <div className="selection-row">
        <p>{words.outcome(change, changed.length)}</p>
        {undone.length > 0 && (
          <TextButton
            label={words.undo(undone.length)}
            onPress={() => {
              void dispatch(changeOrders(undone));
            }}
          />
        )}
        {first && (
          <TextButton
            label={words.show}
            onPress={() => {
              onShow(first);
            }}
          />
        )}
        <TextButton
          label={words.close}
          onPress={() => {
            dispatch(manyDismissed());
          }}
        />
      </div>
      {failed.length > 0 && (
        <>
          <p>{words.failed(failed.length)}</p>
          <ul className="selection-failed">
            {failed.map((order) => (
              <li key={order.id}>
                <Reason order={order} change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface SelectionBarProps extends Pick<OutcomeProps, 'onShow'> {
  selection: Selection;
}

/** What can be done with the selected orders, how far that is, and what came of it; nothing if none are. */
export function SelectionBar({ selection, onShow }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  const { many } = useAppSelector(selectShopOrders);
  const { selected, selectAll } = selection;
  if (selected.length === 0 && !many) return null;

  const offered = manyChanges
    .map((change) => ({ change, orders: selected.filter((order) => isNext(order, change)) }))
    .filter(({ orders }) => orders.length > 0);
  const unpaid = selected.filter(isUnpaid).length;
  return (
    <div className="selection-bar" role="group" aria-label={words.selection}>
      {many?.isPending && (
        <label className="selection-row">
          {words.progress(many.tried, many.ids.length)}
          <progress value={many.tried} max={many.ids.length} />
        </label>
      )}
      {many && !many.isPending && <Outcome many={many} onShow={onShow} />}
      {selected.length > 0 && !many?.isPending && (
        <div className="selection-row">
          <p>{words.selected(selected.length)}</p>
          <TextButton
            label={words.clear}
            onPress={() => {
              selectAll([]);
            }}
          />
          <div className="button-row">
            {offered.map((each) => (
              <ManyButton
                key={each.change}
                {...each}
                onChange={(changes) => void dispatch(changeOrders(changes))}
              />
            ))}
          </div>
          {unpaid > 0 && <p>{words.unpaid(unpaid)}</p>}
        </div>
      )}
    </div>
  );
}
