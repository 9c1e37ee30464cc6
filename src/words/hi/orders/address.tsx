import type { ReactNode } from 'react';
import type { AddressField, OptionalField } from '../../../markets/address';
import type {
  addressBookWords as englishBook,
  addressWords as englishAddress,
} from '../../en/orders/address';
import { plural } from '../../plural';

const labels: Record<AddressField, string> = {
  name: 'नाम',
  telephone: 'फ़ोन',
  street: 'मकान नंबर, गली, इलाका',
  landmark: 'लैंडमार्क',
  pin: 'पिन कोड',
  city: 'शहर, कस्बा या गाँव',
  state: 'राज्य',
  instructions: 'कूरियर के लिए नोट',
  email: 'ऑर्डर की जानकारी के लिए ईमेल',
  gstin: 'GSTIN',
};

const hints: Record<OptionalField | 'telephone', string> = {
  telephone: 'कूरियर के लिए',
  landmark: 'ज़रूरी नहीं',
  instructions: 'ज़रूरी नहीं',
  email: 'ज़रूरी नहीं। इस पर सिर्फ़ इसी ऑर्डर के बारे में लिखेंगे।',
  gstin: 'ज़रूरी नहीं। यह आपके इनवॉइस पर छपेगा, ऊपर लिखे नाम और पते के साथ।',
};

/** Tells what to do about a value that is missing or can’t be right. */
const advice: Record<Exclude<AddressField, OptionalField> | 'email' | 'gstin', string> = {
  name: 'सामान लेने वाले का नाम लिखें।',
  telephone: '10 अंकों का फ़ोन नंबर लिखें, या विदेशी नंबर जो + से शुरू होता हो।',
  street: 'मकान नंबर, गली और इलाका लिखें।',
  pin: '6 अंकों का सही पिन कोड लिखें।',
  city: 'शहर, कस्बे या गाँव का नाम लिखें।',
  state: 'राज्य चुनें।',
  email: 'पूरा ईमेल पता लिखें, जैसे name@example.com, या इसे खाली छोड़ दें।',
  gstin: 'पूरे 15 अक्षर और अंक जाँच लें, जैसे 29ABCDE1234F1ZW, या इसे खाली छोड़ दें।',
};

export const addressWords = {
  labels,
  hints,
  advice,
  /** Asks about a value that is probably a mistake. */
  questions: {
    name: 'क्या यह पूरा नाम है?',
    telephone: 'क्या यह नंबर सही है?',
    street: 'क्या कूरियर इतने से आप तक पहुँच जाएगा?',
    houseNumber: 'क्या मकान नंबर छूट गया है?',
    house: 'क्या इसमें मकान या फ़्लैट, और गली या इलाका लिखा है?',
    pin: '9 से शुरू होने वाले पिन कोड सेना के होते हैं। क्या यह उन्हीं में से है?',
    city: 'क्या जगह का नाम यही है?',
  },
  isRight: (question: string, button: string) => `${question} अगर हाँ, तो “${button}” फिर दबाएँ।`,
  wrongFields: (count: number) => `फ़ॉर्म में ${count} जगह सुधार चाहिए।`,
  notDelivered: (pin: string) =>
    `हम अभी ${pin} पर डिलीवरी नहीं करते। कोई और पिन कोड लिखें, या हमसे संपर्क करें।`,
  otherState: (pin: string, state: string) =>
    `पिन कोड ${pin} का राज्य ${state} है। राज्य या पिन कोड ठीक करें।`,
  /** @param places what the PIN code determines: the city, the state, or both */
  filledIn: (places: readonly string[]) => `पिन कोड से भरा गया: ${places.join(', ')}।`,
  chooseState: 'राज्य चुनें',
  forBusiness: 'बिज़नेस के लिए ख़रीद रहे हैं?',
  labelled: (field: AddressField, text: ReactNode) => (
    <>
      {labels[field]}: {text}
    </>
  ),
  tooLong: (longest: number) => `इसे छोटा करें: ज़्यादा से ज़्यादा ${longest} अक्षर।`,
} satisfies typeof englishAddress;

/** The addresses that an account has saved, on the account screen and at the checkout. */
export const addressBookWords = {
  heading: 'पते',
  loading: 'आपके पते लोड हो रहे हैं…',
  notLoaded: 'आपके पते लोड नहीं हो सके। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  none: 'यहाँ पता सेव करें, ऑर्डर करते समय हम उसे भर देंगे।',
  last: 'आपके पिछले ऑर्डर का पता:',
  saveLast: 'यह पता सेव करें',
  default: 'डिफ़ॉल्ट',
  makeDefault: 'डिफ़ॉल्ट बनाएँ',
  change: 'बदलें',
  remove: 'हटाएँ',
  /** Completes the names of the buttons of one address. */
  actionOnAddress: (label: string, name: string, address: string) =>
    `${label}: ${name}, ${address}`,
  removeQuestion: 'यह पता हटाएँ?',
  removeConsequence: 'जो ऑर्डर हो चुके हैं, उनमें यह पता बना रहेगा।',
  keep: 'रहने दें',
  add: 'पता जोड़ें',
  full: (most: number) => `ज़्यादा से ज़्यादा ${most} पते सेव हो सकते हैं। नया पता जोड़ने के लिए कोई एक हटाएँ।`,
  newAddress: 'नया पता',
  changeAddress: 'पता बदलें',
  save: 'पता सेव करें',
  cancel: 'वापस जाएँ',

  // These are shown at the checkout.
  choose: 'डिलीवरी का पता',
  another: 'कोई और पता',
  saveThis: 'यह पता मेरे खाते में सेव करें',

  done: ({ address }: { address?: object | null }): string => {
    if (address === null) return 'पता हटा दिया गया।';
    return address ? 'पता सेव हो गया।' : 'अब यह आपका डिफ़ॉल्ट पता है।';
  },
  /** Shown for addresses that were edited by hand in the database. */
  unreadable: (count: number) =>
    plural(count, {
      one: 'आपका एक और सेव किया हुआ पता पढ़ा नहीं जा सका, इसलिए यहाँ नहीं दिख रहा। वह अब भी सेव है: उसे ठीक करवाने या हटवाने के लिए हमसे संपर्क करें।',
      other: `आपके ${count} और सेव किए हुए पते पढ़े नहीं जा सके, इसलिए यहाँ नहीं दिख रहे। वे अब भी सेव हैं: उन्हें ठीक करवाने या हटवाने के लिए हमसे संपर्क करें।`,
    }),
  broken:
    'आपके सेव किए हुए पते पढ़े नहीं जा सके, इसलिए यहाँ कोई पता न दिखाया जा सकता है, न सेव किया या बदला जा सकता है। ' +
    'वे अब भी सेव हैं: ठीक करवाने के लिए हमसे संपर्क करें। तब तक पता लिखकर ऑर्डर किया जा सकता है।',
  /** @param isRefused by the database, not for want of a connection */
  notDone: ({ address }: { address?: object | null }, isRefused: boolean) => {
    const changed = address ? 'पता सेव नहीं हो सका' : 'डिफ़ॉल्ट पता नहीं बदल सका';
    const what = address === null ? 'पता नहीं हट सका' : changed;
    if (isRefused) {
      return `${what}: दुकान ने इसे स्वीकार नहीं किया। पेज दोबारा लोड करें और फिर कोशिश करें। फिर भी न हो, तो हमसे संपर्क करें।`;
    }
    return `${what}। इंटरनेट कनेक्शन देखें, पेज दोबारा लोड करें और फिर कोशिश करें।`;
  },
} satisfies typeof englishBook;
