import * as fc from 'fast-check';
import { anyText, holds } from '../../testing/properties';
import { arranged, placesOf, withMoves } from './order';

const ids = fc.uniqueArray(anyText, { maxLength: 30 });
const move = fc.record({ from: fc.nat({ max: 40 }), to: fc.nat({ max: 40 }) });

holds(
  'shoppers see the order that a list has after the same moves, however many',
  500,
  [ids, fc.array(fc.array(move))],
  (inFiles, saves) => {
    const list = [...inFiles];
    let places = {};
    // The moves are saved now and then.
    for (const moves of saves) {
      const made = moves.flatMap(({ from, to }) => {
        const [id] = list.splice(from, 1);
        if (id === undefined) return [];
        const before = list[to];
        list.splice(to, 0, id);
        return { id, before };
      });
      places = placesOf(withMoves(arranged(inFiles, places), made), inFiles);
    }
    expect(arranged(inFiles, places)).toEqual(list);
    expect(Object.keys(places).length).toBeLessThanOrEqual(Math.max(0, inFiles.length - 1));
  },
);
