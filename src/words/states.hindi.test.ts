import { indianStates } from '../markets/india/address';
import { placeWords as german } from './de/orders/places';
import { placeWords } from '#words/orders/places';
import { formatTime } from './dates';

describe('a shop in Hindi', () => {
  it('names every state in Devanagari, each differently', () => {
    const names = indianStates.map((state) => placeWords.stateName(state));
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(indianStates.length);
    // Somebody has typed this state in the database by hand.
    expect(placeWords.stateName('Bombay')).toBe('Bombay');
  });

  it.each([
    ['before sunrise', '2026-11-29T00:05+05:30', /रात 12:05$/],
    ['in the morning', '2026-11-29T05:40+05:30', /सुबह 5:40$/],
    ['at noon', '2026-11-29T12:00+05:30', /दोपहर 12:00$/],
    ['in the evening', '2026-11-29T18:30+05:30', /शाम 6:30$/],
  ])('writes a time %s without “am” and “pm”', (_when, time, written) => {
    expect(formatTime(Date.parse(time))).toMatch(written);
    expect(formatTime(Date.parse(time))).not.toMatch(/[a-z]/i);
  });
});

it('a shop in another language keeps the names of states as they are stored', () => {
  expect([german.stateName('Goa'), german.stateName('')]).toEqual(['Goa', '']);
});
