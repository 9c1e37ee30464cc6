import { plural } from '../../plural';

/** The photographs of a product, at the merchant's desk. */
export const photographsWords = {
  heading: 'Photographs',
  add: 'Take or choose photographs',
  most: (count: number) => `${count} photographs are the most for one product.`,
  first: 'Shoppers see the first one in the list. The others are in the product’s details.',
  photograph: (position: number, total: number) => `Photograph ${position} of ${total}`,
  earlier: (position: number) => `Move photograph ${position} earlier`,
  later: (position: number) => `Move photograph ${position} later`,
  remove: (position: number) => `Remove photograph ${position}`,
  moved: (position: number, total: number) =>
    position === 1
      ? `Moved: now first of ${total}, and shown in the shop’s list.`
      : `Moved: now ${position} of ${total}.`,
  removed: (total: number) =>
    plural(total, {
      one: 'Removed. 1 photograph is left.',
      other: `Removed. ${total} photographs are left.`,
    }),
  added: (total: number) => `Added: photograph ${total}.`,

  opening: 'Opening the photograph…',
  /** @param waiting how many photographs come after this one */
  crop: (waiting: number) =>
    waiting === 0 ? 'Choose what to show' : `Choose what to show (${waiting} more after this one)`,
  frame: 'What will be shown. Drag it, or move it with the arrow keys.',
  zoom: 'Zoom',
  whole: 'Show the whole picture',
  isWhole: 'The whole picture will be shown.',
  small: 'This part is small, so it won’t look sharp when shoppers enlarge it.',
  use: 'Use photograph',
  cancel: 'Cancel',
  cancelled: 'Cancelled. This photograph wasn’t added.',

  /** @param name of the file; empty if it isn't known */
  failures: {
    unreadable: (name: string) =>
      `${name || 'This file'} couldn’t be opened as a photograph. Choose a JPEG, PNG or WebP file.`,
    heic: (name: string) =>
      `This browser can’t open ${name || 'photographs'} in Apple’s HEIC format. Save it as a JPEG, or choose it on an iPhone.`,
    'too-small': (name: string) =>
      `${name || 'This photograph'} is too small. It has to be at least 480 pixels wide and 360 pixels high.`,
  },
};
