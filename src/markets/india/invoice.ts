import type { InvoiceTable } from '../invoice';
import { gstinPattern } from './address';

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
    if (stateCodes[taxNumber.slice(0, 2)] !== state) return ['IGST'];
    return ['CGST', territories.includes(state) ? 'UTGST' : 'SGST'];
  },
  isAlsoInEnglish: true,
};
