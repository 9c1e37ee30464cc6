import { formatDay } from '../../dates';
import type {
  alertWords as englishAlerts,
  deviceWords as englishDevices,
} from '../../en/desk/alerts';
import { plural } from '../../plural';
import { formatMoney } from '../../money';

interface NewOrder {
  total: number;
  /** Missing if its address was deleted. */
  city: string | undefined;
}

function newOrders(orders: readonly NewOrder[]): string[] {
  const [first] = orders;
  if (!first) return [];
  const sum = formatMoney(orders.reduce((all, { total }) => all + total, 0));
  if (orders.length > 1) return [`कुल ${sum}।`];
  return [first.city ? `${sum}, ${first.city}।` : `${sum}।`];
}

const waiting = (count: number) =>
  plural(count, {
    one: `${count} ऑर्डर आपका इंतज़ार कर रहा है।`,
    other: `${count} ऑर्डर आपका इंतज़ार कर रहे हैं।`,
  });

/** How the shop tells a merchant about new orders. */
export const alertWords = {
  tellMe: 'नया ऑर्डर आने पर मुझे बताएँ',
  off: 'अलर्ट बंद',
  on: 'अलर्ट चालू',
  onHere: 'अलर्ट चालू, सिर्फ़ जब तक यह पेज खुला है',
  soundOnly: 'अलर्ट चालू, सिर्फ़ आवाज़',
  needsPress: 'अलर्ट चालू। आवाज़ के लिए कहीं भी टैप या क्लिक करें।',
  notes: {
    granted:
      'जब तक यह पेज खुला है, बैकग्राउंड टैब में भी, आपको नोटिफ़िकेशन मिलेगा और आवाज़ सुनाई देगी। ' +
      'डिवाइस स्लीप में हो, तो अलर्ट उसके चालू होने पर आएँगे।',
    default: 'ब्राउज़र पूछे तो नोटिफ़िकेशन की इजाज़त दें। तब तक सिर्फ़ आवाज़ सुनाई देगी।',
    denied:
      'आपका ब्राउज़र इस साइट के नोटिफ़िकेशन रोक रहा है, इसलिए सिर्फ़ आवाज़ सुनाई देगी। इजाज़त देने के लिए ' +
      'साइट के पते के पास साइट सेटिंग खोलें, फिर यहाँ वापस आएँ।',
    unsupported:
      'यहाँ नोटिफ़िकेशन काम नहीं करते, इसलिए सिर्फ़ आवाज़ सुनाई देगी। iPhone या iPad पर यह साइट ' +
      'होम स्क्रीन पर जोड़ें और वहाँ से खोलें।',
  },
  pushed: 'आपको नोटिफ़िकेशन हर समय मिलेंगे, और यह पेज खुला हो तो आवाज़ भी सुनाई देगी।',
  /** Shown in a shop without functions. */
  onlyHere:
    'यह पेज बंद हो तो किसी को खबर नहीं मिलती, और ग्राहकों को ईमेल नहीं जाते। पेज बंद होने पर भी अलर्ट ' +
    'और ग्राहकों को ईमेल चाहिए, तो वेबसाइट बनाने वाले से यह सुविधा चालू कराएँ।',
  setUp: 'तरीका यहाँ है (अंग्रेज़ी में)',
  /** The text of a notification. Others may see it on the lock screen. */
  body: (placed: readonly NewOrder[], all: number) =>
    [...newOrders(placed), ...(all > 0 ? [waiting(all)] : [])].join(' '),
  keepAwake: 'स्क्रीन चालू रखें',
  awakeRefused: 'आपका डिवाइस अभी इसकी इजाज़त नहीं दे रहा, शायद बैटरी बचाने के लिए।',
} satisfies typeof englishAlerts;

/** The devices that are notified of orders while the shop is closed there. */
export const deviceWords = {
  device: (browser?: string, system?: string) =>
    [system && `${system} पर`, browser ?? 'ब्राउज़र'].filter(Boolean).join(' '),
  notifyThis: 'यह पेज बंद हो तब भी इस डिवाइस पर नोटिफ़िकेशन भेजें',
  notPossible:
    'यह पेज बंद हो तो इस ब्राउज़र पर नोटिफ़िकेशन नहीं आ सकते। iPhone या iPad पर यह साइट होम स्क्रीन पर ' +
    'जोड़ें और वहाँ से खोलें।',
  added: 'अब से इस डिवाइस पर नोटिफ़िकेशन आएँगे।',
  notAdded: 'यह डिवाइस नहीं जुड़ सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',

  devices: 'यह पेज बंद हो तब भी इन पर नोटिफ़िकेशन आते हैं:',
  since: (time: number) => `${formatDay(time)} से`,
  thisSince: (time: number) => `यह डिवाइस, ${formatDay(time)} से`,
  notLoaded: 'डिवाइस की लिस्ट लोड नहीं हो सकी।',
  test: 'टेस्ट करें',
  testOf: (name: string) => `टेस्ट करें: ${name}`,
  tested: 'टेस्ट नोटिफ़िकेशन भेज दिया गया है।',
  notTested: 'इस डिवाइस का टेस्ट नहीं हो सका। कुछ सेकंड रुककर फिर कोशिश करें।',
  remove: 'हटाएँ',
  removeOf: (name: string) => `हटाएँ: ${name}`,
  removed: 'डिवाइस हटा दिया गया।',
  notRemoved: 'यह डिवाइस नहीं हट सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
} satisfies typeof englishDevices;
