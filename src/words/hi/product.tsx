import type {
  galleryWords as englishGallery,
  productPageWords as englishProductPage,
  shareWords as englishShare,
} from '../en/product';
import { formatMoney } from '../money';

const size =
  /\p{Nd}|^((extra|एक्स्ट्रा)[ -]?)?(small|medium|large|स्मॉल|मीडियम|मध्यम|लार्ज)$|^(x*[sl]|m|(one|free|वन|फ्री) ?(size|साइज)|छोट[ाीे]|बड[ाीे])$/iu;

/** The screen of one product. */
export const productPageWords = {
  breadcrumbs: 'आप यहाँ हैं',
  home: 'होम',
  /** @param dates may end with a sign of an abbreviation, of a month: no sentence ends with it */
  arrives: (dates: string) => `${dates} मिलेगा।`,
  freeDelivery: 'मुफ़्त डिलीवरी।',
  delivery: (price: number, freeFrom: number | undefined) =>
    freeFrom === undefined
      ? `डिलीवरी चार्ज ${formatMoney(price)}।`
      : `डिलीवरी चार्ज ${formatMoney(price)}; ${formatMoney(freeFrom)} या उससे ज़्यादा के ऑर्डर पर मुफ़्त।`,
  pin: 'डिलीवरी का पिन कोड',
  pinHint: (hasDays: boolean) =>
    hasDays ? 'देखें कि डिलीवरी होगी या नहीं, और कब।' : 'देखें कि वहाँ डिलीवरी होती है या नहीं।',
  wrongPin: '6 अंकों का सही पिन कोड लिखें।',
  unlikelyPin: '9 से शुरू होने वाले पिन कोड सेना के होते हैं।',
  deliversTo: (pin: string) => `हम ${pin} पर डिलीवरी करते हैं।`,
  deliversBy: (pin: string, day: string) => `${pin} पर ${day} तक डिलीवरी।`,
  doesNotDeliverTo: (pin: string) => `हम अभी ${pin} पर डिलीवरी नहीं करते।`,
  ratedByShop: (points: number) => `दुकान की रेटिंग: ${points}`,
  details: 'जानकारी',
  detailsNotLoaded: 'जानकारी लोड नहीं हो सकी।',
  more: (category: string) => (category ? `${category} में और सामान` : 'दुकान का और सामान'),
  seen: 'हाल ही में देखा सामान',
  loading: 'प्रोडक्ट लोड हो रहा है…',
  notLoaded: 'प्रोडक्ट लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
  noLongerSold: 'यह प्रोडक्ट अब नहीं बिकता',
  whatElse: 'हमारे पास और भी सामान है',
  /** The dot below Devanagari letters is often left out. */
  isSize: (name: string) =>
    size.test(
      name
        .normalize('NFD')
        .replace(/\u093c/g, '')
        .trim(),
    ),
  /** The description for search engines, if the merchant has written none. */
  description: (title: string, shop: string) => `${title}, ${shop} पर।`,
} satisfies typeof englishProductPage;

export const galleryWords = {
  enlarge: (title: string, number: number) => `फ़ोटो ${number} बड़ी करें: ${title}`,
  show: (number: number) => `फ़ोटो ${number} देखें`,
  pictures: (title: string) => `फ़ोटो: ${title}`,
  /** What a picture shows; the first one shows the product. */
  alt: (title: string, number: number, caption: string | undefined) => {
    if (number === 1) return title;
    return caption ? `${title}: ${caption}` : `${title}, फ़ोटो ${number}`;
  },
  place: (number: number, total: number, caption: string | undefined) =>
    caption ? `${total} में से ${number}: ${caption}` : `${total} में से ${number}`,
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  zoomIn: 'ज़ूम इन करें',
  zoomOut: 'ज़ूम आउट करें',
  strip: 'सभी फ़ोटो: तीर वाले बटन दबाकर देखें',
  close: 'फ़ोटो बंद करें',
} satisfies typeof englishGallery;

export const shareWords = {
  share: 'शेयर करें',
  shareOf: (label: string, title: string) => `${label}: ${title}`,
  copied: 'लिंक कॉपी हो गया',
  /** The label of the address, if the browser couldn't copy it. */
  copyThis: 'यह लिंक कॉपी करें:',
} satisfies typeof englishShare;
