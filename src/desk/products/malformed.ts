import type { Card } from '../../catalogue/model/cards';
import { lookUp } from '../../catalogue/model/product';
import { isSameJson } from '../../isSameJson';

/** The names of a card's fields that are malformed in the database, or partly so; `undefined` if all of it is. */
export function malformedParts({ malformed = '', ...card }: Card): string[] | undefined {
  try {
    const written: unknown = JSON.parse(malformed);
    const isRecord = typeof written === 'object' && written !== null && !Array.isArray(written);
    if (!isRecord) return undefined;
    const sound: Readonly<Record<string, unknown>> = { ...card };
    return Object.entries(written)
      .filter(([name, value]) => !isSameJson(value, lookUp(sound, name)))
      .map(([name]) => name);
  } catch {
    return undefined;
  }
}
