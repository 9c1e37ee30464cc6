import { shop } from '../config';

const dateTime = new Intl.DateTimeFormat(shop.language, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A time in milliseconds as a date with hours and minutes. */
export const formatTime = (time: number) => dateTime.format(time);
