import type {
  demoWords as englishDemo,
  documentWords as englishDocument,
  shellWords as englishShell,
  withdrawalLinkWords as englishLink,
} from '../en/shell';
import type { Seller } from '#shop/config';

/** The texts around every screen: header, footer, notices, signing in and out. */
export const shellWords = {
  title: (screen: string, shop: string) => `${screen} · ${shop}`,
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  loading: 'एक पल…',
  showMore: 'और दिखाएँ',

  account: 'खाता',
  hello: 'नमस्ते',
  helloTo: (email: string) => `नमस्ते ${email}`,
  signIn: 'साइन इन',
  signOut: 'साइन आउट',
  // In two lines of the header.
  returnsAndOrders: 'वापसी और\u00A0ऑर्डर',
  yourPrime: 'आपका खाता',

  signedIn: 'साइन इन हो गया।',
  signedInAs: (email: string) => `${email} से साइन इन हो गया।`,
  signingOut: 'साइन आउट हो रहा है…',
  signedOut: 'साइन आउट हो गया।',
  confirmSignOut: 'बास्केट का कुछ सामान अभी आपके खाते में सेव नहीं हुआ है और हट जाएगा। फिर भी साइन आउट करें?',

  about: (shop: string, description: string) => `${shop} – ${description}`,
  seller: ({ name, gstin, grievanceOfficer }: Seller) =>
    [
      `विक्रेता: ${name}`,
      ...(gstin ? [`GSTIN ${gstin}`] : []),
      ...(grievanceOfficer ? [`शिकायत अधिकारी: ${grievanceOfficer}`] : []),
    ].join('। '),
  conditions: 'उपयोग की शर्तें',
  privacy: 'प्राइवेसी नोटिस',
  imprint: 'कानूनी जानकारी',
  licences: 'ओपन-सोर्स लाइसेंस',

  error: 'गड़बड़ी',
  unexpectedError: 'कुछ गड़बड़ हो गई',
  notFound: '404: पेज नहीं मिला',
  stackTrace: 'गड़बड़ी की तकनीकी जानकारी',
  reload: 'पेज दोबारा लोड करें',
  goHome: 'होम पेज पर जाएँ',
  goToBasket: 'बास्केट पर जाएँ',
} satisfies typeof englishShell;

/** Shown in the footer of a shop whose market requires withdrawals. */
export const withdrawalLinkWords = {
  withdraw: 'अनुबंध से हटें',
} satisfies typeof englishLink;

/** Only in builds for the emulators. */
export const demoWords = {
  nothingForSale: 'यह डेमो दुकान है: यहाँ कुछ नहीं बिकता, और ऑर्डर डिलीवर नहीं होते।',
} satisfies typeof englishDemo;

/** Texts of pages without the shop's scripts: the page before React, and the legal and 404 pages. */
export const documentWords = {
  oldBrowser:
    'सामान यहाँ देखा जा सकता है। बास्केट में सामान जोड़ने या साइन इन करने के लिए ब्राउज़र अपडेट करें या JavaScript चालू करें।',
  goTo: (shop: string) => `${shop} पर जाएँ`,
  backTo: (shop: string) => `${shop} पर वापस जाएँ`,
} satisfies typeof englishDocument;
