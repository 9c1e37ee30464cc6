import { cutText } from '../../characters';
import type { spreadsheetWords as english } from '../../en/desk/spreadsheet';
import { labelWords } from '../legal';
import { plural } from '../../plural';
import { formatMoney } from '../../money';
import { parseMoney } from '../../typedMoney';

/** The import tells them apart by their letters alone, without the signs of vowels. */
const columns = {
  id: 'ID',
  variantOf: 'किसका विकल्प',
  variant: 'विकल्प',
  title: 'प्रोडक्ट का नाम',
  price: 'कीमत',
  was: 'पहले की कीमत',
  contents: 'मात्रा',
  taxCode: 'HSN कोड',
  weight: 'वज़न (ग्राम)',
  size: 'नाप (सेमी)',
  left: 'बचा स्टॉक',
  soldOut: 'स्टॉक खत्म',
  hidden: 'छिपा हुआ',
  category: 'कैटेगरी',
  text: 'विवरण',
  facts: 'जानकारी',
  ...labelWords,
  keywords: 'खोज के शब्द',
  picture: 'फ़ोटो',
};

type Column = keyof typeof columns;

const products = (count: number) => `${count} प्रोडक्ट`;

const LONGEST = 40;

const quote = (cell: string) =>
  `“${cell.length > LONGEST ? `${cutText(cell, LONGEST).trimEnd()}…` : cell}”`;

const some = (ids: readonly string[]) =>
  new Intl.ListFormat('hi', { type: 'disjunction' }).format(ids.slice(0, 3).map(quote));

const isAmount = (column: Column) => column === 'price' || column === 'was';

function describe(column: Column, cell: string) {
  if (cell === '') return column === 'left' ? 'गिनती नहीं' : 'खाली';
  if (isAmount(column)) return formatMoney(parseMoney(cell) ?? NaN);
  return ['left', 'soldOut', 'hidden'].includes(column) ? cell : quote(cell);
}

/** What happens to a row of another shop's export. */
const remarks = {
  noTitle: 'छोड़ दिया गया, क्योंकि नाम नहीं है।',
  noPrice: 'छोड़ दिया गया, क्योंकि कीमत नहीं है।',
  unclearPrice: 'छोड़ दिया गया, क्योंकि कीमत साफ़ नहीं है।',
  otherCurrency: 'छोड़ दिया गया, क्योंकि कीमत किसी और मुद्रा में है।',
  giftCard: 'छोड़ दिया गया, क्योंकि यहाँ गिफ़्ट कार्ड नहीं बिक सकते।',
  notSent: 'छोड़ दिया गया, क्योंकि यहाँ सिर्फ़ पार्सल से जाने वाली चीज़ें बिक सकती हैं।',
  elsewhere: 'छोड़ दिया गया, क्योंकि यह किसी और साइट पर बिकता है।',
  group: 'छोड़ दिया गया, क्योंकि यह सिर्फ़ दूसरे प्रोडक्ट की सूची है।',
  noParent: 'छोड़ दिया गया, क्योंकि इसका प्रोडक्ट फ़ाइल में नहीं है।',
  disabled: 'छोड़ दिया गया, क्योंकि यह बंद है।',
  sameVariant: 'छोड़ दिया गया, क्योंकि प्रोडक्ट में यह विकल्प पहले से है।',
  formula: 'छोड़ दिया गया, क्योंकि यह फ़ॉर्मूला जैसा शुरू होता है।',
  rounded: 'पूरी रकम में बदला गया, क्योंकि दुकान में इससे छोटी रकम नहीं चलती।',
  shortened: 'बहुत लंबा था, इसलिए छोटा किया गया।',
  noFormerPrice: 'पुरानी कीमत के बिना लिया गया, क्योंकि वह साफ़ नहीं है।',
  faulty: 'छोड़ दिया गया, क्योंकि बिल्ड इसे नहीं मानेगा:',
  picture: 'एक फ़ोटो छोड़ दी गई:',
};

/** Products in a spreadsheet, out of the shop and in. */
export const spreadsheetWords = {
  heading: 'स्प्रेडशीट',
  explanation:
    'लिस्ट डाउनलोड करें, स्प्रेडशीट ऐप में खोलकर बदलाव करें, CSV में सेव करें और यहाँ अपलोड करें। कोई भी बदलाव होने से पहले आपको दिखेगा। जो सामान फ़ाइल में नहीं है, वह वैसा ही रहेगा।',
  columns,
  yesOrNo: (is: boolean): string => (is ? 'हाँ' : 'नहीं'),
  /** The words that spreadsheets and people write, in small letters. */
  yes: ['हाँ', 'हां', 'हा', 'जी', 'जी हाँ', 'जी हां', 'haan', 'han', 'ha', 'yes', 'y', 'true', '1'],
  no: ['नहीं', 'नही', 'नहिं', 'नहि', 'ना', 'न', 'nahi', 'nahin', 'no', 'n', 'false', '0', ''],

  export: 'प्रोडक्ट लिस्ट डाउनलोड करें',
  fileName: (day: string) => `products-${day}.csv`,
  exported: (count: number) => `डाउनलोड हुआ: ${products(count)}`,

  file: 'बदली हुई फ़ाइल अपलोड करें',
  reading: 'फ़ाइल पढ़ी जा रही है…',
  preview: (fileName: string) => `${fileName} से क्या बदलेगा`,
  counts: ({ added, changed, unchanged }: Record<'added' | 'changed' | 'unchanged', number>) =>
    `नए: ${added}, बदले हुए: ${changed}, पहले जैसे: ${unchanged}।`,
  ignored: (names: readonly string[]) =>
    plural(names.length, {
      one: `यह कॉलम छोड़ दिया गया है: ${names.join(', ')}।`,
      other: `ये कॉलम छोड़ दिए गए हैं: ${names.join(', ')}।`,
    }),
  exportedFrom: (source: string) =>
    `यह ${source} से आई फ़ाइल है। इसकी लिखी बातें, कीमतें और स्टॉक लिए जाते हैं, फ़ोटो नहीं।`,
  /** A row of another shop's export that isn't taken over as it is. */
  remark: (row: number, what: keyof typeof remarks, cell: string): string =>
    `पंक्ति ${row}${cell && `, ${quote(cell)}`}: ${remarks[what]}`,
  isNew: (title: string, price: string) =>
    `${title}: नया, ${formatMoney(parseMoney(price) ?? NaN)}`,
  variant: (title: string, name: string) => `${title}, ${name}`,
  change: (title: string, changes: readonly string[]) => `${title}: ${changes.join('; ')}`,
  cell: (column: Column, from: string, to: string) =>
    `${column === 'price' ? '' : `${columns[column]}: `}${describe(column, from)} → ${describe(column, to)}`,
  /** @param was what it may have been; empty if nobody can know */
  isConverted: (row: number, column: Column, cell: string, was: readonly string[]) =>
    `पंक्ति ${row}, ${columns[column]}: ${quote(cell)}। शायद स्प्रेडशीट ने ${was.length > 0 ? some(was) : 'किसी और चीज़'} को बदलकर यह कर दिया है। अगर ऐसा है, तो इसे टेक्स्ट की तरह लिखें, शुरू में ' लगाकर: '${was[0] ?? '6-8'}`,
  /** New products have no photograph yet. */
  needPhotographs: (count: number) =>
    plural(count, {
      one: 'नया प्रोडक्ट छिपा रहेगा, और उसका स्टॉक नहीं गिना जाएगा। बेचने के लिए उसमें फ़ोटो जोड़ें।',
      other: 'नए प्रोडक्ट छिपे रहेंगे, और उनका स्टॉक नहीं गिना जाएगा। बेचने के लिए हर एक में फ़ोटो जोड़ें।',
    }),
  import: (count: number) => `${products(count)} सेव करें`,
  cancel: 'रहने दें',
  cancelled: 'कुछ भी सेव नहीं हुआ।',
  imported: (count: number) => `सेव हुआ: ${products(count)}`,
  correctFirst: 'ये गलतियाँ ठीक करें, फिर वही फ़ाइल दोबारा चुनें। अभी कुछ भी सेव नहीं हुआ है।',
  /** How to correct a cell. */
  hints: {
    id: 'इस ID से कुछ नहीं बिकता, या यह ID किसी और पंक्ति में भी है। नए प्रोडक्ट के लिए इसे खाली छोड़ें।',
    variantOf:
      'अगर यह विकल्पों में बिकने वाले किसी प्रोडक्ट का विकल्प है, तो उस प्रोडक्ट की ID लिखें; विकल्पों वाले नए प्रोडक्ट के लिए उसकी हर पंक्ति में एक ही शब्द लिखें।',
    facts: 'हर नाम एक ही बार लिखें, जैसे रंग: नीला; साइज़: M।',
    yesOrNo: 'हाँ या नहीं लिखें।',
    /** @param ids that a spreadsheet may have changed to this */
    converted: (ids: readonly string[]) =>
      `स्प्रेडशीट ने ${some(ids)} को बदलकर यह कर दिया है। इसे टेक्स्ट की तरह लिखें, जैसे शुरू में ' लगाकर '${ids[0]}, या प्रोडक्ट लिस्ट फिर से डाउनलोड करें।`,
    invisible:
      'इसमें ऐसे अक्षर हैं जो दिखाई नहीं देते और लिखी हुई बात को छिपा या उलट सकते हैं। इसे फिर से टाइप करें।',
  },
  /** Why nothing can be imported. */
  problems: {
    cell: (row: number, column: Column, cell: string, hint: string) =>
      `पंक्ति ${row}, ${columns[column]}: ${cell ? quote(cell) : 'खाली है'}। ${hint}`,
    contradiction: (rows: readonly number[], column: Column, cells: readonly string[]) =>
      `पंक्ति ${rows.join(', ')} एक ही प्रोडक्ट की हैं, पर इनके “${columns[column]}” कॉलम में अलग-अलग बातें हैं: ${cells.map(quote).join(', ')}।`,
    misfit: (row: number, cells: number, names: number) =>
      `पंक्ति ${row} में ${plural(cells, { one: 'एक खाना है', other: `${cells} खाने हैं` })}, पर पहली पंक्ति में ${plural(names, { one: 'एक कॉलम का नाम है', other: `${names} कॉलम के नाम हैं` })}। हर कॉलम के लिए एक खाना रखें, और जिस खाने में वही निशान हो जो खानों को अलग करता है, उसे कोटेशन मार्क में लिखें, जैसे "1,200"।`,
    sameColumn: (column: Column) => `“${columns[column]}” नाम के दो कॉलम हैं। उनमें से एक हटाएँ।`,
    quotes: (row: number) => `पंक्ति ${row}: एक कोटेशन मार्क छूट गया है।`,
    noColumns: `पहली पंक्ति में कॉलम के नाम होने चाहिए: ${columns.id}, ${columns.title}, ${columns.price} वगैरह। सारे नाम देखने के लिए प्रोडक्ट लिस्ट डाउनलोड करें।`,
    notUtf8: 'यह फ़ाइल UTF-8 वाली CSV नहीं है। इसे “CSV UTF-8” के रूप में फिर सेव करें, और वही फ़ाइल चुनें।',
  },
} satisfies typeof english;
