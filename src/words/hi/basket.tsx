import type { basketWords as english } from '../en/basket';
import { plural } from '../plural';

const items = (count: number) => `${count} आइटम`;

/** The title of the one product, or how many there are. */
const products = (titles: readonly string[]) =>
  (titles.length === 1 && titles[0]) || items(titles.length);

/** Says what was done to which products, and how many the basket has now, in all and of one product. */
const done = (what: string) => (titles: readonly string[], count: number, ofThese: number) =>
  `${what}: ${products(titles)}। अब आपकी बास्केट में ${ofThese > 1 ? `इसके ${ofThese}, ` : ''}कुल ${items(count)}।`;

/** The basket's texts on every screen. */
export const basketWords = {
  items,
  products,
  link: 'बास्केट',
  added: done('जोड़ा गया'),
  removed: done('हटाया गया'),
  putBack: done('वापस जोड़ा गया'),
  unavailable: (count: number) =>
    plural(count, {
      one: 'आपकी बास्केट का एक आइटम अब उपलब्ध नहीं है और कुल में शामिल नहीं है।',
      other: `आपकी बास्केट के ${count} आइटम अब उपलब्ध नहीं हैं और कुल में शामिल नहीं हैं।`,
    }),
  merged: (count: number) =>
    plural(count, {
      one: `आपका पिछली बार चुना गया ${items(count)} भी हमने आपकी बास्केट में जोड़ दिया है।`,
      other: `आपके पिछली बार चुने गए ${items(count)} भी हमने आपकी बास्केट में जोड़ दिए हैं।`,
    }),
  notStored: 'इस ब्राउज़र में आपकी बास्केट सेव करने की जगह नहीं है। यह पेज बंद करने तक ही बास्केट रहेगी।',
} satisfies typeof english;
