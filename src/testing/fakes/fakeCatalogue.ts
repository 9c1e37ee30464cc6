import { LIVE_PRODUCTS } from '../../model/changeProduct';
import {
  applyChanges,
  type LiveChanges,
  type PublishedPrices,
  type TodaysPrices,
} from '../../model/liveChanges';
import { orderError } from '../../services/orderService';
import { FaultyDatabase } from './faultyDatabase';

const areTags = (tags: readonly string[]) =>
  tags.length <= LIVE_PRODUCTS && tags.every((tag) => /^.+:(0|[1-9]\d{0,8})$/.test(tag));

const areCounts = (left: LiveChanges['left']) =>
  Object.keys(left).length <= LIVE_PRODUCTS &&
  Object.values(left).every((count) => Number.isInteger(count) && count >= 0 && count < 1e6);

/** A shop's catalogue in memory, and what merchants change in it, under the same rules as the real one. */
export class FakeCatalogue extends FaultyDatabase {
  published: PublishedPrices = { release: 'first', prices: {}, delivery: {} };
  /** What merchants have changed since. */
  changes: LiveChanges | undefined;

  get today(): TodaysPrices {
    return applyChanges(this.published, this.changes);
  }

  /** Publishes other prices, of another release. */
  set today({ prices, delivery }: TodaysPrices) {
    this.published = { release: JSON.stringify(prices), prices, delivery };
  }

  /** Checks changes to the catalogue. @returns what saves them */
  prepareChanges(changes: LiveChanges) {
    const { release, withdrawn, offered, left } = changes;
    const { revision = 0 } = this.changes ?? {};
    const isStorable =
      release === this.published.release &&
      changes.revision === revision &&
      [withdrawn, offered].every(areTags) &&
      areCounts(left);
    if (!isStorable) throw orderError('refused');
    return () => (this.changes = { ...changes, revision: revision + 1 });
  }
}
