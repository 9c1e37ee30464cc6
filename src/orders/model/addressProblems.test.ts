import { placeOf } from '#market/places';
import { deliversTo } from '../../catalogue/model/terms';
import { indianStates } from '../../markets/india/address';

const areas = ['56', '110', '400001'];

/** The general post office of each state's capital, or of its largest town where that is certain. */
const offices: Record<string, string> = {
  '744101': 'Andaman and Nicobar Islands',
  '520001': 'Andhra Pradesh',
  '791111': 'Arunachal Pradesh',
  '781001': 'Assam',
  '800001': 'Bihar',
  '160017': 'Chandigarh',
  '492001': 'Chhattisgarh',
  '396210': 'Dadra and Nagar Haveli and Daman and Diu',
  '110001': 'Delhi',
  '403001': 'Goa',
  '382010': 'Gujarat',
  '122001': 'Haryana',
  '171001': 'Himachal Pradesh',
  '190001': 'Jammu and Kashmir',
  '834001': 'Jharkhand',
  '560001': 'Karnataka',
  '695001': 'Kerala',
  '194101': 'Ladakh',
  '682555': 'Lakshadweep',
  '462001': 'Madhya Pradesh',
  '400001': 'Maharashtra',
  '795001': 'Manipur',
  '793001': 'Meghalaya',
  '796001': 'Mizoram',
  '797001': 'Nagaland',
  '751001': 'Odisha',
  '605001': 'Puducherry',
  '141001': 'Punjab',
  '302001': 'Rajasthan',
  '737101': 'Sikkim',
  '600001': 'Tamil Nadu',
  '500001': 'Telangana',
  '799001': 'Tripura',
  '226001': 'Uttar Pradesh',
  '248001': 'Uttarakhand',
  '700001': 'West Bengal',
};

it('finds the state of a PIN code in every state', () => {
  const found = Object.keys(offices).map((pin) => placeOf(pin).state);
  expect(found).toEqual(Object.values(offices));
  expect(Object.values(offices).sort()).toEqual(indianStates);
});

it.each([
  ['160055', 'Mohali, beside Chandigarh'],
  ['160014', 'Behlolpur, beside Chandigarh'],
  ['783134', 'Kharkutta, beside Goalpara'],
  ['134109', 'Panchkula, beside Chandigarh'],
  ['244712', 'Kashipur, beside Moradabad'],
  ['247667', 'Roorkee, beside Saharanpur'],
  ['246149', 'Kotdwar, beside Bijnor'],
  ['262501', 'Pithoragarh, beside Pilibhit'],
  ['362540', 'Diu, beside Junagadh'],
  ['396191', 'Vapi, beside Daman'],
  ['507126', 'Chintur, beside Khammam'],
  ['533464', 'Yanam, beside Kakinada'],
  ['605602', 'Villupuram, beside Puducherry'],
  ['607402', 'Bahour, beside Cuddalore'],
  ['609001', 'Mayiladuthurai, beside Karaikal'],
  ['673310', 'Mahe, beside Kozhikode'],
  ['814101', 'Dumka, beside Banka'],
  ['900001', 'the army'],
])('finds no state for %s: %s', (pin) => {
  expect(placeOf(pin)).toEqual({ state: '', city: '' });
});

it('finds a city only if it has its PIN codes to itself', () => {
  const pins = ['110006', '400001', '500034', '560041', '600004', '700016', '380009', '302001'];
  expect(pins.map((pin) => placeOf(pin).city)).toEqual([
    'New Delhi',
    'Mumbai',
    'Hyderabad',
    'Bengaluru',
    'Chennai',
    'Kolkata',
    'Ahmedabad',
    'Jaipur',
  ]);
  // Thane, a village near Bengaluru, Pune and Pimpri.
  for (const pin of ['400601', '562110', '411018']) expect(placeOf(pin).city).toBe('');
});

it.each<[answer: boolean, pins: string[], areas?: string[]]>([
  [true, ['560001', '569999', '110096', '400001'], areas],
  // The beginnings of PIN codes in these areas.
  [true, ['', '5', '56', '11', '40000'], areas],
  [false, ['570001', '111001', '400002', '9', '12', '41'], areas],
  [true, ['682001'], undefined],
])('delivers, %s, to %j in the areas %j', (answer, pins, to) => {
  expect(pins.map((pin) => deliversTo(pin, to))).toEqual(pins.map(() => answer));
});
