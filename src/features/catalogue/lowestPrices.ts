import { priceOn, type Today } from './asToday';
import type { CatalogueIndex } from './catalogueIndex';

/** What products cost today, in the order of the catalogue; of a product with variants, the lowest price. */
export function lowestPrices(index: CatalogueIndex, today: Today | undefined): readonly number[] {
  if (!today) return index.prices;
  const lowest = new Map<number, number>();
  for (const [id, [place, price]] of Object.entries(index.variants)) {
    const others = lowest.get(place) ?? Infinity;
    lowest.set(place, Math.min(others, priceOn(today, { id, price }) ?? price));
  }
  return index.prices.map((price, place) => {
    const id = index.ids[place] ?? '';
    return lowest.get(place) ?? priceOn(today, { id, price }) ?? price;
  });
}
