import { shop } from '#shop/config';

const { timeZone } = shop.market;

export const DAY_MS = 24 * 60 * 60 * 1000;

// Sweden writes dates and times as ISO 8601 does.
const formatIn = (zone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

const clock = formatIn(timeZone);

/** A time in milliseconds as the date and time of the shop's market: `2026-11-23 14:05`. */
export const shopTime = (time: number) => clock.format(time).slice(0, 16);

const asUtc = (shown: string) => Date.parse(`${shown.replace(' ', 'T')}Z`);

/** The time that the market's clocks show, as if it were UTC. */
const shownAt = (time: number) => asUtc(clock.format(time));

/** The time that the clocks of any zone show, as if it were UTC. */
export function clockOf(zone: string): (time: number) => number {
  const other = formatIn(zone);
  return (time) => asUtc(other.format(time));
}

/** Counts the market's days, from the first of 1970. */
export const dayOf = (time: number) => Math.floor(shownAt(time) / DAY_MS);

/** When a day starts in the market, in milliseconds. */
export function startOf(day: number): number {
  const shown = day * DAY_MS;
  const nearly = shown + shown - shownAt(shown);
  // Clocks may change between the two.
  return shown + nearly - shownAt(nearly);
}

/** When a time's day starts in the market; both in milliseconds. */
export const startOfDay = (time: number) => startOf(dayOf(time));
