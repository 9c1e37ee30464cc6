import { shop } from '#shop/config';

const { timeZone } = shop.market;

const format = new Intl.DateTimeFormat(shop.market.language, {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * The parts of the market's date of a time in milliseconds: browsers differ in the commas of a whole date,
 * not in its parts.
 */
export function dateParts(time: number) {
  const parts = format.formatToParts(time);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  return {
    day: `${valueOf('weekday')} ${valueOf('day')}`,
    month: valueOf('month'),
    year: valueOf('year'),
  };
}

const { script } = new Intl.Locale(shop.market.language).maximize();

const dateTime = new Intl.DateTimeFormat(
  shop.market.language,
  script === 'Latn'
    ? { timeZone, dateStyle: 'medium', timeStyle: 'short' }
    : {
        timeZone,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        // Browsers would otherwise write am and pm in Latin letters.
        dayPeriod: 'short',
      },
);

/** A time in milliseconds as a date with hours and minutes, in the market. */
export const formatTime = (time: number) => dateTime.format(time);

const day = new Intl.DateTimeFormat(shop.market.language, {
  timeZone,
  day: 'numeric',
  month: 'long',
});

/** The market's day of a time in milliseconds, such as `7 December`. */
export const formatDay = (time: number) => day.format(time);

const date = new Intl.DateTimeFormat(shop.market.language, { timeZone, dateStyle: 'long' });

/** The market's date of a time in milliseconds, such as `7 December 2026`. */
export const formatDate = (time: number) => date.format(time);
