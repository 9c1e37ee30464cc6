import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { moneyOf, paymentChanges } from '../../orders/model/payment';
import { nextStates } from '../../orders/model/states';
import { selectOrders } from '../../orders/ordersSlice';
import { AskInPlace } from '../../ui/AskInPlace';
import { Button } from '../../ui/Button';
import { bulkWords as words } from '#words/desk/orders';
import { sumOfOrders } from './figures';
import { moveWithStock } from './moveWithStock';
import { SendMany } from './SendMany';
import { undoOf } from './ShopOrder';
import {
  changeManyOrders,
  type Bulk,
  bulkClosed,
  bulkStopped,
  selectShopOrders,
  type BulkChange,
} from './shopOrdersSlice';

/** The usual changes that need no answer for each order. */
const bulkChanges = ['accepted', 'sent', 'delivered', 'paid'] as const;

type UsualChange = (typeof bulkChanges)[number];

const isUnpaid = ({ pay, payment }: Order) => pay === 'upi' && payment !== 'paid';

const isPossible = (order: Order, change: UsualChange) =>
  change === 'paid'
    ? moneyOf(order) === 'courier' && isInShopCurrency(order)
    : nextStates(order, 'merchant', order.stateAt).includes(change);

/** The orders whose next step this is, the oldest first, as invoices are numbered; without those to be paid by UPI first. */
const ordersFor = (change: UsualChange, orders: readonly Order[]) =>
  orders
    .filter((order) => isPossible(order, change) && !isUnpaid(order))
    .sort((one, other) => one.placedAt - other.placedAt);

/** A list of orders: another filter or search is another one. */
interface SelectableList {
  name: string;
  found: readonly Order[];
}

/** The orders of a list that the merchant has ticked. */
export function useOrderSelection({ name, found }: SelectableList) {
  const [ticked, setTicked] = useState<{ list: string; ids: ReadonlySet<string> }>({
    list: name,
    ids: new Set(),
  });
  const latest = useRef({ name, found, lastId: '' });
  useEffect(() => {
    latest.current = { ...latest.current, name, found };
  });
  // The function stays the same, so that a tick doesn't render the other orders again.
  const select = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const { current } = latest;
    const all = current.found.map((order) => order.id);
    const [start = -1, end = -1] = [all.indexOf(id), all.indexOf(current.lastId)].sort(
      (one, other) => one - other,
    );
    current.lastId = id;
    const meant = isRange && start >= 0 ? all.slice(start, end + 1) : [id];
    setTicked(({ list, ids }) => {
      const after = new Set(list === current.name ? ids : []);
      for (const each of meant) {
        if (isSelected) after.add(each);
        else after.delete(each);
      }
      return { list: current.name, ids: after };
    });
  }, []);
  const isSelected = ({ id }: Order) => ticked.list === name && ticked.ids.has(id);
  const selected = found.filter(isSelected);
  const [start, end] = selected.length === 2 ? selected : [];
  return {
    selected,
    /** The orders between two ticked ones, for phones, which have no Shift. */
    between: start && end ? found.slice(found.indexOf(start) + 1, found.indexOf(end)) : [],
    isSelected,
    /** The ids of ticked orders that the list no longer has. */
    left:
      ticked.list === name
        ? [...ticked.ids].filter((id) => !selected.some((order) => order.id === id))
        : [],
    select,
    /** @param list the name of the list that shows them */
    selectAll: (orders: readonly Order[], list = name) => {
      setTicked({ list, ids: new Set(orders.map(({ id }) => id)) });
    },
  };
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

interface BulkButtonProps {
  change: UsualChange;
  orders: readonly Order[];
  onChange: (changes: readonly BulkChange[]) => void;
}

/** Changes all of these orders at once; asks first for what they share. */
function BulkButton({ change, orders, onChange }: BulkButtonProps) {
  const label = words.changes[change](orders.length);
  const start = (move?: BulkChange['move']) => {
    onChange(orders.map((order) => ({ order, change, move })));
  };
  if (change === 'sent') return <SendMany label={label} orders={orders} onChange={onChange} />;
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
        start(change === 'accepted' ? moveWithStock : undefined);
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

interface OutcomeProps {
  bulk: Bulk;
  /** Shows these orders, ticked. */
  onShow: (orders: readonly Order[]) => void;
  onClose: () => void;
  onUndo: (changes: readonly BulkChange[]) => void;
}

/** The outcome of a change of many orders. */
function Outcome({ bulk, onShow, onClose, onUndo }: OutcomeProps) {
  const { byId } = useAppSelector(selectOrders);
  const { undoable } = useAppSelector(selectShopOrders);
  const { change } = bulk;
  const isPayment = change === 'paid' || change === 'due';
  const isDone = ({ state, payment }: Order) => (isPayment ? payment : state) === change;
  const changed = bulk.changed.flatMap((id) => byId[id] ?? []).filter(isDone);
  // Orders that the merchant has changed one by one meanwhile are no longer listed.
  const failed = bulk.failed.filter(({ id }) => !byId[id] || !isDone(byId[id]));
  const undone = changed.flatMap((order): BulkChange[] => {
    if (isPayment) {
      const canUndo = change === 'paid' && paymentChanges(order, 'merchant').includes('due');
      return canUndo ? [{ order, change: 'due' }] : [];
    }
    const before = undoable[order.id] === order.stateAt && undoOf(order);
    return before ? [{ order, change: before, move: moveWithStock }] : [];
  });
  return (
    <>
      <div className="selection-row">
        {bulk.changed.length > 0 && <p>{words.outcome(change, bulk.changed.length)}</p>}
        {undone.length > 0 && (
          <TextButton
            label={words.undo(undone.length)}
            onPress={() => {
              onUndo(undone);
            }}
          />
        )}
        {changed.length > 0 && (
          <TextButton
            label={words.show}
            onPress={() => {
              onShow(changed);
            }}
          />
        )}
        <TextButton label={words.close} onPress={onClose} />
      </div>
      {failed.length > 0 && (
        <>
          <p>{words.failed(failed.length)}</p>
          <ul className="selection-failed">
            {failed.map(({ id, reason }) => (
              <li key={id}>{reason}</li>
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

/** What can be done with the selected orders, how far that is, and its outcome; nothing if none are. */
export function SelectionBar({ selection, onShow }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  const { bulk, changedHere } = useAppSelector(selectShopOrders);
  const { byId } = useAppSelector(selectOrders);
  const bar = useRef<HTMLDivElement>(null);
  const isPending = bulk?.isPending;
  useEffect(() => {
    // The pressed button has gone, as the one for the next press will.
    if (isPending !== undefined && document.activeElement === document.body) bar.current?.focus();
  }, [isPending]);
  const { selected, between, selectAll } = selection;
  const tried = bulk ? [...bulk.changed, ...bulk.failed.map(({ id }) => id)] : [];
  /** Selected orders that somebody else has changed since. */
  const changedElsewhere = bulk?.isPending
    ? []
    : selection.left
        .filter((id) => !tried.includes(id))
        .flatMap((id) => byId[id] ?? [])
        .filter(({ id, stateAt }) => changedHere[id] !== stateAt);
  if (selected.length === 0 && changedElsewhere.length === 0 && !bulk) return null;

  /** Keeps only these ticks, as the outcome of the change before no longer says why others have left the list. */
  const start = (changes: readonly BulkChange[], ticked = selected) => {
    selectAll(ticked);
    void dispatch(changeManyOrders(changes));
  };
  const offered = bulkChanges
    .map((change) => ({ change, orders: ordersFor(change, selected) }))
    .filter(({ orders }) => orders.length > 0);
  const unpaid = selected.filter(
    (order) => isUnpaid(order) && bulkChanges.some((change) => isPossible(order, change)),
  );
  const clear = (
    <TextButton
      label={words.clear}
      onPress={() => {
        selectAll([]);
      }}
    />
  );
  return (
    <div ref={bar} className="desk-bar" role="group" tabIndex={-1} aria-label={words.selection}>
      {bulk?.isPending && (
        <div className="selection-row">
          <label>
            {words.progress(bulk.changed.length + bulk.failed.length, bulk.count)}{' '}
            <progress value={bulk.changed.length + bulk.failed.length} max={bulk.count} />
          </label>
          <TextButton
            label={words.stop}
            onPress={() => {
              dispatch(bulkStopped());
            }}
          />
        </div>
      )}
      {bulk && !bulk.isPending && (
        <Outcome
          bulk={bulk}
          onShow={onShow}
          onClose={() => {
            selectAll(selected);
            dispatch(bulkClosed());
          }}
          onUndo={(undone) => {
            start(undone, [...selected, ...undone.map(({ order }) => order)]);
          }}
        />
      )}
      {changedElsewhere.length > 0 && (
        <div className="selection-row">
          <p>{words.changedElsewhere(changedElsewhere.length)}</p>
          <ul className="selection-failed">
            {changedElsewhere.map(({ id, state }) => (
              <li key={id}>{words.isNow(id, state)}</li>
            ))}
          </ul>
          {selected.length === 0 && clear}
        </div>
      )}
      {selected.length > 0 && !bulk?.isPending && (
        <div className="selection-row">
          <p>{words.selected(selected.length)}</p>
          {clear}
          {between.length > 0 && (
            <TextButton
              label={words.between(between.length)}
              onPress={() => {
                selectAll([...selected, ...between]);
              }}
            />
          )}
          <div className="button-row">
            {offered.map((each) => (
              <BulkButton key={each.change} {...each} onChange={start} />
            ))}
          </div>
          {unpaid.length > 0 && <p>{words.unpaid(unpaid.length)}</p>}
        </div>
      )}
    </div>
  );
}
