import { shop } from '../config';

const dateTime = new Intl.DateTimeFormat(shop.language, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A time in milliseconds as a date with hours and minutes. */
export const formatTime = (time: number) => dateTime.format(time);

const day = new Intl.DateTimeFormat(shop.language, { day: 'numeric', month: 'long' });

/** The day of a time in milliseconds, such as `7 December`. */
export const formatDay = (time: number) => day.format(time);
