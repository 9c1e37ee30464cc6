import type { AppStore } from '../../app/store';
import type { BasketStorage } from '../../services/basketStorage';
import type { Product } from '../catalogue/product';
import { addNotice, basketArrived, selectGift, selectItems } from './basketSlice';
import { firstDifference } from './firstDifference';
import { emptyBasket, readBasket, serialiseBasket, type StoredBasket } from './storedBasket';

/** More than anyone has open at once; the counts of tabs that are long closed need not be kept. */
const MOST_TABS = 32;
/** More than a tab that is open lets pass before it has made its own changes again. */
const MOST_ANSWERS = 16;
/** Longer than any two tabs take to hear of each other. */
const QUIET_MS = 60_000;

/**
 * Fills the basket from storage, keeps it there from now on, and in step with the other tabs.
 *
 * Each tab counts its changes, and what is stored tells how many of each tab are in it. A tab that
 * finds its own latest changes missing, because another has stored at the same time, makes them
 * again on top of what it finds: nothing is lost, and all tabs end with the same list.
 *
 * @param catalogue what is sold today; other products leave the basket, with a notice
 */
export function keepBasket(
  store: AppStore,
  storage: BasketStorage,
  catalogue: readonly Product[],
): void {
  const sold = new Map(catalogue.map((product) => [product.id, product]));
  const tab = Math.random().toString(36).slice(2);
  /** Every change that was made here, in order. */
  const made: Change[] = [];
  let lastMade = 0;

  const text = storage.read();
  const { basket, unreadable } = readBasket(text);
  const ids = basket.ids.filter((id) => sold.has(id));
  const withdrawn = basket.ids.length - ids.length;
  const recent = Object.entries(basket.changes).slice(-MOST_TABS);
  let known: StoredBasket =
    text === null ? emptyBasket : { ...basket, ids, changes: Object.fromEntries(recent) };
  let shown = { items: selectItems(store.getState()), gift: selectGift(store.getState()) };

  /** What was last stored, as far as is known here. */
  let seen = text;
  /** How often what is known here was stored in answer to a text that lacks some of it. */
  const answers = new Map<string, number>();
  let unanswered: string | undefined;
  const write = () => {
    storage.write(() => {
      // Another tab's that is not heard of yet, and would be overwritten.
      const stored = storage.read();
      if (stored !== seen) hear(stored);
      seen = serialiseBasket(known);
      if (unanswered !== undefined) {
        const exchange = unanswered + seen;
        answers.set(exchange, (answers.get(exchange) ?? 0) + 1);
        unanswered = undefined;
      }
      return seen;
    });
  };
  const show = () => {
    // A product that only another tab's newer catalogue has is kept, but can't be shown.
    const items = known.ids.flatMap((id) => sold.get(id) ?? []);
    shown = { items: Object.freeze(items), gift: known.gift };
    store.dispatch(basketArrived(shown));
  };

  store.subscribe(() => {
    const now = { items: selectItems(store.getState()), gift: selectGift(store.getState()) };
    if (now.items === shown.items && now.gift === shown.gift) return;
    const change = changeBetween(shown, now);
    shown = now;
    made.push(change);
    lastMade = performance.now();
    known = withChanges(known, [change], tab, made.length);
    write();
  });

  function arrive(incoming: StoredBasket) {
    const others = Object.entries(known.changes).filter(([name]) => name !== tab);
    const lacks = others.some(([name, count]) => (incoming.changes[name] ?? 0) < count);
    const isNews = Object.entries(incoming.changes).some(
      ([name, count]) => name !== tab && count > (known.changes[name] ?? 0),
    );
    if (lacks) {
      const heard = serialiseBasket(incoming);
      const told = answers.get(heard + serialiseBasket(known)) ?? 0;
      if (isNews && told >= MOST_ANSWERS) {
        // The tabs that made the changes have closed, both of them.
        known = union(known, incoming);
        answers.clear();
        show();
      } else {
        // Its writer does not know of them, and will make its own changes again on top of these.
        unanswered = heard;
      }
      write();
      return;
    }
    // The count of a tab that was quiet for long may have been dropped; its changes have not.
    const wasQuiet = performance.now() - lastMade > QUIET_MS;
    const missing = made.slice(incoming.changes[tab] ?? (wasQuiet ? made.length : 0));
    const complete = made.length === (incoming.changes[tab] ?? 0);
    // Where both know the same changes in another order, all agree on one of the lists.
    if (!isNews && (!complete || precedes(known, incoming))) {
      write();
    } else if (isNews || precedes(incoming, known)) {
      known = complete ? incoming : withChanges(incoming, missing, tab, made.length);
      show();
      if (!complete) write();
    }
  }

  function hear(newText: string | null) {
    seen = newText;
    const reading = readBasket(newText);
    if (newText !== null && !reading.unreadable) arrive(reading.basket);
    // Deleted or spoilt by someone else: what is here is whole.
    else if (known !== emptyBasket) write();
  }

  let hasFailed = false;
  storage.observe({
    changed(newText) {
      hear(newText);
      // It may have been overwritten meanwhile, from here even, by who had not heard of it.
      const stored = storage.read();
      if (stored !== newText) hear(stored);
    },
    failed() {
      if (!hasFailed) store.dispatch(addNotice({ kind: 'unkept' }));
      hasFailed = true;
    },
  });

  if (ids.length > 0 || known.gift) show();
  if (text !== null && (unreadable || withdrawn > 0)) {
    storage.setAside(text);
    write();
  }
  if (unreadable) store.dispatch(addNotice({ kind: 'unreadable' }));
  if (withdrawn > 0) store.dispatch(addNotice({ kind: 'withdrawn', count: withdrawn }));
}

const sortKey = ({ ids, gift }: StoredBasket) => JSON.stringify([ids, gift]);

/** An order of all baskets, those with the most items first. */
const precedes = (one: StoredBasket, other: StoredBasket) =>
  one.ids.length === other.ids.length
    ? sortKey(one) < sortKey(other)
    : one.ids.length > other.ids.length;

/** What stands in either of two baskets, where nobody is left who could say what was changed. */
function union(one: StoredBasket, other: StoredBasket): StoredBasket {
  const [first, second] = precedes(one, other) ? [one, other] : [other, one];
  const left = new Map<string, number>();
  for (const id of first.ids) left.set(id, (left.get(id) ?? 0) + 1);
  const more = second.ids.filter((id) => {
    const count = left.get(id) ?? 0;
    left.set(id, count - 1);
    return count <= 0;
  });
  const changes = { ...second.changes, ...first.changes };
  for (const [name, count] of Object.entries(second.changes)) {
    changes[name] = Math.max(changes[name] ?? 0, count);
  }
  return { ids: [...first.ids, ...more], gift: first.gift || second.gift, changes };
}

type Contents = Pick<StoredBasket, 'ids' | 'gift'>;

/** One change by a shopper, to be made on whatever the basket holds. */
type Change = (contents: Contents) => Contents;

interface Shown {
  items: readonly Product[];
  gift: boolean;
}

function changeBetween(before: Shown, after: Shown): Change {
  const length = before.items.length;
  const growth = after.items.length - length;
  if (growth === 0) return ({ ids }) => ({ ids, gift: after.gift });

  const index = firstDifference(before.items, after.items);
  const id = (growth > 0 ? after : before).items[index]?.id ?? '';
  if (growth < 0) {
    return ({ ids, gift }) => {
      const first = ids.indexOf(id);
      return { ids: first < 0 ? ids : ids.toSpliced(first, 1), gift };
    };
  }
  if (index === length) return ({ ids, gift }) => ({ ids: [...ids, id], gift });
  return ({ ids, gift }) => ({ ids: ids.toSpliced(index, 0, id), gift });
}

/** The basket with these changes made; `count` is how many changes of the tab are then in it. */
function withChanges(
  { changes, ...contents }: StoredBasket,
  missing: Change[],
  tab: string,
  count: number,
): StoredBasket {
  const others = Object.entries(changes).filter(([name]) => name !== tab);
  return {
    ...missing.reduce<Contents>((result, change) => change(result), contents),
    changes: Object.fromEntries([...others, [tab, count]]),
  };
}
