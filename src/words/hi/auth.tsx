import type { ReactNode } from 'react';
import type {
  accountWords as englishAccount,
  authWords as englishAuth,
  guestWords as englishGuest,
} from '../en/auth';

/** The sign-in form and the account screen. */
export const authWords = {
  signInTitle: 'साइन इन करें',
  noSignIn: 'अभी साइन इन नहीं किया जा सकता।',
  accountTitle: 'आपका खाता',

  signedIn: 'आपने साइन इन किया है।',
  signedInAs: (email: ReactNode) => <>आपने {email} से साइन इन किया है।</>,
  continueShopping: 'खरीदारी जारी रखें',
  signOut: 'साइन आउट करें',
  /** Shown above an order that is opened by its link. */
  order: (number: ReactNode) => <>ऑर्डर {number}</>,
  orderTitle: (id: string) => `ऑर्डर ${id}`,
  /** Shown if another app shares something, which only merchants can use. */
  notShared:
    'कुछ नहीं जोड़ा गया। यहाँ फ़ोटो सिर्फ़ दुकानदार शेयर कर सकते हैं: साइन इन करें, “सामान” खोलें और फ़ोटो फिर से शेयर करें।',
  anotherAccount: 'दूसरे खाते से साइन इन करें',
  /** What is said about an order’s link that can’t be read, and about a merchant’s. @param id of the order, if that can be read */
  brokenLink: (id?: string) =>
    `${id ? `ऑर्डर ${id}` : 'अपना ऑर्डर'} देखने के लिए साइन इन करें। अगर आपने बिना खाते के ऑर्डर किया था, तो यह लिंक अधूरा है: ` +
    'लिंक जहाँ से मिला था, वहीं से फिर खोलें, या उसका पूरा पता कॉपी करें।',

  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint: '6 या ज़्यादा अक्षर या अंक',
  show: 'दिखाएँ',
  showPassword: 'पासवर्ड दिखाएँ',
  passwordShown: 'आपका पासवर्ड दिख रहा है।',
  hide: 'छिपाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  passwordHidden: 'आपका पासवर्ड छिपा है।',
  forgotPassword: 'पासवर्ड भूल गए?',
  signIn: 'साइन इन करें',
  createAccount: (shop: string) => `${shop} पर खाता बनाएँ`,
  conditions: 'उपयोग की शर्तें',
  privacy: 'प्राइवेसी नोटिस',
  agreement: (conditions: ReactNode, privacy: ReactNode, shop: string) => (
    <>
      साइन इन करने या खाता बनाने का मतलब है कि {shop} पर लागू {conditions} और {privacy} आपको मंज़ूर हैं।
    </>
  ),

  signInProgress: 'साइन इन हो रहा है…',
  registerProgress: 'आपका खाता बन रहा है…',
  saveOrdersProgress: 'आपका खाता बन रहा है…',
  sendPasswordResetProgress: 'लिंक भेजा जा रहा है…',
  changePasswordProgress: 'आपका पासवर्ड बदला जा रहा है…',
  changeEmailProgress: 'लिंक भेजा जा रहा है…',
  deleteAccountProgress: 'आपका खाता मिटाया जा रहा है…',
  // The text is the same with or without an account, so that nobody learns who has one.
  resetSent: (email: string) =>
    `अगर ${email} से कोई खाता है, तो नया पासवर्ड बनाने का लिंक हमने वहाँ ईमेल कर दिया है।`,

  // Why an attempt was rejected, by its reason.
  'wrong-credentials': 'ईमेल या पासवर्ड गलत है। दोनों देख लें, या “पासवर्ड भूल गए?” चुनें।',
  'wrong-password': 'पासवर्ड गलत है। फिर कोशिश करें, या “पासवर्ड भूल गए?” चुनें।',
  'no-account': 'इस ईमेल से कोई खाता नहीं है। देख लें कि ईमेल सही लिखा है, या खाता बनाएँ।',
  'account-closed':
    'यह खाता बंद कर दिया गया है। कोई और ईमेल इस्तेमाल करें, या बिना साइन इन किए खरीदारी जारी रखें।',
  'already-in-use': 'इस ईमेल से पहले से खाता है। साइन इन करें, या “पासवर्ड भूल गए?” चुनें।',
  'invalid-email': 'अपना पूरा ईमेल पता लिखें, जैसे name@example.com।',
  'missing-email': 'अपना ईमेल पता लिखें।',
  'missing-password': 'अपना पासवर्ड लिखें।',
  'password-too-short': 'यह पासवर्ड बहुत छोटा है। 6 या ज़्यादा अक्षर या अंक रखें।',
  'password-too-simple':
    'इस पासवर्ड का अंदाज़ा लगाना बहुत आसान है। इसे लंबा करें और अंग्रेज़ी के बड़े अक्षर, अंक और चिह्न भी रखें।',
  'session-expired': 'आपका सेशन खत्म हो गया है। साइन आउट करके दोबारा साइन इन करें, फिर कोशिश करें।',
  'too-many-attempts': 'बहुत बार कोशिश हो चुकी है। कुछ मिनट रुककर फिर कोशिश करें।',
  'over-quota': 'दुकान की आज की लिमिट पूरी हो गई है। कल फिर कोशिश करें।',
  unreachable: 'कनेक्ट नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  'storage-unavailable':
    'आपका ब्राउज़र इस पेज को डेटा सेव नहीं करने देता, इसलिए साइन इन नहीं हो सकता। इसकी इजाज़त दें और फिर कोशिश करें।',
  'storage-full':
    'आपके ब्राउज़र में इतनी जगह नहीं बची कि आपका साइन इन बना रहे। थोड़ी जगह खाली करें और फिर कोशिश करें।',
  unknown: 'कुछ गड़बड़ हो गई। इंटरनेट कनेक्शन देखें, या बाद में फिर कोशिश करें।',
  'under-way': 'आपका एक ऑर्डर अभी पूरा नहीं हुआ है। उसे रद्द करें या उसके आने का इंतज़ार करें, फिर कोशिश करें।',
  refused: 'दुकान आपका डेटा नहीं मिटा सकी। बाद में फिर कोशिश करें।',
} satisfies typeof englishAuth;

/** The account screen, before the code of its parts has loaded. */
export const accountWords = {
  returnsAndOrders: 'वापसी और ऑर्डर',
  basket: (items: string) => `बास्केट: ${items}`,
  /** Shown to a user who has asked for their orders. */
  signInForOrders: 'अपने ऑर्डर देखने और वापसी का अनुरोध करने के लिए साइन इन करें।',
  orderedAsGuest:
    'बिना खाते के ऑर्डर किया था? ऑर्डर का जो लिंक हमने दिखाया था उसे खोलें, या वही ब्राउज़र खोलें जिससे ऑर्डर किया था।',
  loadingOrders: 'आपके ऑर्डर लोड हो रहे हैं…',
  ordersNotLoaded: 'आपके ऑर्डर लोड नहीं हो सके। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  shopOrdersNotLoaded: 'दुकान के ऑर्डर लोड नहीं हो सके। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  settingsNotLoaded: 'आपके खाते की सेटिंग लोड नहीं हो सकी। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  shopTakesNoOrders: 'अभी ऑनलाइन ऑर्डर नहीं लिए जा रहे हैं, इसलिए दिखाने के लिए कोई ऑर्डर नहीं है।',
  loadingOrder: 'आपका ऑर्डर लोड हो रहा है…',
  orderNotLoaded: 'आपका ऑर्डर लोड नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  seeDetails: 'पते और सेटिंग',
} satisfies typeof englishAccount;

/** Orders without an account. */
export const guestWords = {
  orders: 'इस डिवाइस पर आपके ऑर्डर',
  ordersNote: 'ये ऑर्डर आपने बिना खाते के किए हैं।',

  saveOrder: 'ऑर्डर सेव करने के लिए पासवर्ड बनाएँ',
  saveOrders: 'साइन इन करें, या ये ऑर्डर सेव करें',
  whySave: 'खाता हो तो ऑर्डर हर डिवाइस पर ट्रैक किए जा सकते हैं, और अगली बार आपका पता पहले से भरा मिलेगा।',
  save: 'ऑर्डर सेव करें',
  saved: (email: string) => `सेव हो गया। आपने ${email} से साइन इन किया है।`,
  track: '“वापसी और ऑर्डर” में अपना ऑर्डर ट्रैक करें',
  alreadyInUse:
    'इस ईमेल से पहले से खाता है। कोई और ईमेल लिखें, या उस खाते में साइन इन करें: यहाँ के ऑर्डर इसी डिवाइस पर रहेंगे।',
  otherEmail: (email: string) =>
    `ईमेल ${email} से आपका खाता तैयार है। साइन इन करने के लिए वही ईमेल और उसका पासवर्ड लिखें।`,
  notSignedIn: 'आपका खाता तैयार है, पर साइन इन नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',

  remove: 'ये ऑर्डर इस डिवाइस से हटाएँ',
  removeQuestion: 'ये ऑर्डर इस डिवाइस से हटाएँ?',
  removeConsequence:
    'अगर इस डिवाइस को और लोग भी इस्तेमाल करते हैं, तो हटा दें। हटाने के बाद ये ऑर्डर यहाँ ट्रैक, रद्द या वापस नहीं किए जा सकेंगे, और यहाँ दोबारा नहीं दिखेंगे। ऑर्डर हमारे पास रहेंगे, इसलिए उनके बारे में हमसे कभी भी संपर्क करें।',
  removeConfirm: 'हटाएँ',
  removeKeep: 'इस डिवाइस पर रहने दें',
  removed: 'इस डिवाइस से हटा दिए गए। आपके ऑर्डर हमारे पास हैं।',
  notRemoved: 'कुछ गड़बड़ हो गई, इसलिए कुछ नहीं हटा। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
} satisfies typeof englishGuest;
