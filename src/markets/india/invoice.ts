import type { InvoiceTable } from '../invoice';

/** What a GSTIN matches from end to end, in JavaScript and in RE2 alike. */
export const gstinPattern = '[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]';

/** The first two digits of a GSTIN, by the state that it is registered in. */
export const stateCodes: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** The first two digits of a GSTIN that is registered at sea, outside of every state. */
const OTHER_TERRITORY = '97';

/** The last character of a GSTIN, from those before it: a sum of base 36, in which every other one counts double. */
function checkDigitOf(characters: string) {
  let sum = 0;
  for (const [place, character] of Array.from(characters).entries()) {
    const product = parseInt(character, 36) * (1 + (place % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** Whether a text that matches `gstinPattern` begins with the code of a state and ends with its check digit. */
export function isSoundGstin(gstin: string): boolean {
  const code = gstin.slice(0, 2);
  const isKnown = code in stateCodes || code === OTHER_TERRITORY;
  return isKnown && gstin.endsWith(checkDigitOf(gstin.slice(0, -1)));
}

/** Union territories without a legislature, where the central government takes the state's part, too. */
const territories: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
];

export const invoiceTable: InvoiceTable = {
  taxNumber: {
    pattern: new RegExp(`^${gstinPattern}$`),
    example: '29ABCDE1234F1Z5',
  },
  // Within a state, half of the tax is its own: sections 7 and 8 of the IGST Act.
  taxesFor(taxNumber, state) {
    const own = stateCodes[taxNumber.slice(0, 2)];
    if (own === undefined || (state && state !== own)) return ['IGST'];
    return ['CGST', territories.includes(own) ? 'UTGST' : 'SGST'];
  },
  isAlsoInEnglish: true,
  // Rule 46 (p) of the CGST Rules.
  isReverseChargeStated: true,
};
