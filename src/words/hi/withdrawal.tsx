import { shop } from '#shop/config';
import type { Declaration, DeclarationField, Withdrawal } from '../../orders/model/withdrawal';
import { formatTime } from '../dates';
import type {
  withdrawalDeskWords as englishDesk,
  withdrawalEmailWords as englishEmail,
  withdrawalWords as english,
} from '../en/withdrawal';

const labels: Record<DeclarationField, string> = {
  name: 'नाम',
  order: 'ऑर्डर नंबर',
  what: 'सामान',
  reach: 'ईमेल या फ़ोन',
};

export const withdrawalWords = {
  title: 'अनुबंध से हटें',
  intro: 'यहाँ आप हमारे साथ किए अनुबंध से हट सकते हैं। कारण बताना ज़रूरी नहीं है।',
  labels,
  hints: {
    order: 'या ऑर्डर की तारीख',
    what: 'सिर्फ़ तब, जब बात पूरे ऑर्डर की न हो',
    reach: 'इस पर बताएँगे कि आपकी सूचना मिल गई',
  },
  advice: {
    name: 'अपना नाम लिखें।',
    order: 'ऑर्डर नंबर या ऑर्डर की तारीख लिखें।',
    reach: 'पूरा ईमेल पता लिखें, जैसे name@example.com, या फ़ोन नंबर।',
  },
  next: 'आगे बढ़ें',

  review: 'एक बार जाँच लें',
  notYet: 'आप अभी अनुबंध से नहीं हटे हैं।',
  declaration: ({ order, what }: Declaration) =>
    what
      ? `मैं ऑर्डर ${order} के अनुबंध से सिर्फ़ इस सामान के लिए हट रहा/रही हूँ:\n${what}`
      : `मैं ऑर्डर ${order} के अनुबंध से हट रहा/रही हूँ।`,
  confirm: 'अनुबंध से हटने की पुष्टि करें',
  change: 'बदलें',
  unreachable:
    'हम इसे भेज नहीं पाए। आपने जो लिखा है, वह यहाँ सुरक्षित है: इंटरनेट कनेक्शन देखें और फिर कोशिश करें। यह दो बार नहीं भेजा जाएगा।',
  tooSoon: 'आपने अभी-अभी एक सूचना भेजी है। आपने जो लिखा है, वह यहाँ सुरक्षित है: आधे मिनट बाद फिर कोशिश करें।',
  refused: 'हम इसे यहाँ स्वीकार नहीं कर पाए। आपने जो लिखा है, वह यहाँ सुरक्षित है।',
  otherWays: 'आप इस तरह भी अनुबंध से हट सकते हैं:',

  received: 'हमें आपकी सूचना मिल गई',
  receivedAt: (at: number) => `${shop.seller?.name ?? shop.name} को मिला: ${formatTime(at)}`,
  emailed: (email: string) => `यह पुष्टि हम ${email} पर भी भेज रहे हैं।`,
  emailedTomorrow: (email: string) =>
    `आज बहुत ज़्यादा सूचनाएँ आ रही हैं, इसलिए ${email} पर यह पुष्टि कल ही भेज पाएँगे।`,
  keep: 'इस पुष्टि को प्रिंट या सेव कर लें।',
  print: 'प्रिंट करें या PDF सेव करें',
  another: 'किसी और अनुबंध से हटें',
} satisfies typeof english;

export const withdrawalDeskWords = {
  heading: 'अनुबंध से हटने की सूचनाएँ',
  advice: 'इनमें से हर एक के मिलने की पुष्टि तुरंत करें, और जो पेमेंट हुआ था, उसका 14 दिन के अंदर रिफ़ंड करें।',
  wholeOrder: 'पूरा ऑर्डर',
  findOrder: (order: string) => `ऑर्डर ${order} ढूँढें`,
  confirmReceipt: 'ईमेल से पुष्टि करें',
  confirmed: (at: number) => `ईमेल से पुष्टि की गई: ${formatTime(at)}`,
  receiptLate:
    'उस दिन बहुत ज़्यादा सूचनाएँ आईं, इसलिए पुष्टि का ईमेल अगले दिन जाएगा। उससे पहले आप खुद पुष्टि भेज सकते हैं।',
  done: 'हो गया',
  actionOn: (label: string, { name, order }: Withdrawal) => `${label}: ${name}, ${order}`,
  question: ({ name }: Withdrawal) => `क्या ${name} की सूचना का काम हो गया?`,
  consequence: 'इसे हटा दिया जाएगा। इसे वापस नहीं लाया जा सकता।',
  keep: 'रहने दें',
  notDeleted: 'हम इसे हटा नहीं पाए। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
} satisfies typeof englishDesk;

export const withdrawalEmailWords = {
  shopSubject: 'एक ग्राहक अनुबंध से हट गया है',
  openDesk: 'हटने की सूचनाएँ देखें',
} satisfies typeof englishEmail;
