import { plural } from '../../plural';

const parcels = (count: number) =>
  plural(count, { one: `${count} parcel`, other: `${count} parcels` });

/** The files that couriers import and export, and the labels on parcels. */
export const couriersWords = {
  heading: 'Courier files',
  none: 'There’s nothing to send. Accept orders first, or select others.',
  count: (count: number) => `${parcels(count)} to send. Add the packaging to weight and size.`,
  leftOut: (count: number) =>
    plural(count, {
      one: `${count} order is left out: it isn’t ready to be sent, or has no address.`,
      other: `${count} orders are left out: they aren’t ready to be sent, or have no address.`,
    }),
  loading: 'Loading weights and sizes…',
  notLoaded: 'Weights and sizes couldn’t be loaded. Check your connection and try again.',
  parcel: (id: string, recipient: string) => `${id}, ${recipient}`,
  weight: 'Weight in grams',
  weightOf: (id: string) => `Weight of order ${id} in grams`,
  size: 'Size in cm',
  sizeOf: (id: string) => `Size of order ${id} in cm`,
  unknown: (count: number) =>
    plural(count, {
      one: `${count} parcel has no weight or no size. You can leave them empty, or add them to the products.`,
      other: `${count} parcels have no weight or no size. You can leave them empty, or add them to the products.`,
    }),
  courier: 'Courier',
  download: (courier: string) => `Download for ${courier}`,
  downloaded: (courier: string, count: number) => `Downloaded for ${courier}: ${parcels(count)}`,

  tracking: {
    heading: 'Tracking numbers',
    explanation:
      'Import your courier’s file with the tracking numbers. You see each one before anything changes.',
    file: 'Import tracking numbers',
    noParcels:
      'We found no tracking numbers in this file. It needs columns such as Order ID and AWB Code.',
    found: (count: number, fileName: string) => `${parcels(count)} in ${fileName}`,
    parcel: (id: string, note: string) => `${id}: ${note}`,
    send: (count: number) => `Mark ${count} as sent`,
    cancel: 'Don’t use them',
  },

  printLabels: 'Print labels',
  from: 'From',
  code: (id: string) => `Code of order ${id}`,
};
