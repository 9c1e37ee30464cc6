import type { Place } from '../places';

/**
 * The first digits of India's PIN codes of each state, where they are certain: the longest match counts.
 * Areas that several stateByPrefix share are under the empty name.
 */
const prefixes: Record<string, string> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 811 812 821 823 824 84 85',
  Chandigarh: '16001 16002',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '362520 396210',
  Delhi: '110',
  Goa: '403',
  Gujarat: '36 37 38 39',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 190 191 192 193',
  Jharkhand: '816 822 825 826 827 828 829 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '605001 609602',
  Punjab: '14 15',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28',
  Uttarakhand: '248 249 263',
  'West Bengal': '70 71 72 73 74',
  // Panchkula and Mohali; Kashipur, Kotdwar, Roorkee, Pithoragarh; Diu, Daman; villages that moved from
  // Telangana to Andhra Pradesh; Yanam, Puducherry, Karaikal, Mahe; Khonsa in Arunachal Pradesh; villages of
  // Punjab beside Chandigarh, of Meghalaya in Assam's range, of Valsad beside Silvassa and of Ballia across the Ganga.
  '': `134 140 160 244 246 247 262 362 396 507 533 605 607 609 673 7866 160014 396230 781029 781131 782410
    783123 783134 802131`,
};

/** The first digits of cities that have all PIN codes with them to themselves. */
const cityPrefixes: Record<string, string> = {
  'New Delhi': '110',
  Jaipur: '3020',
  Ahmedabad: '3800',
  Mumbai: '4000',
  Hyderabad: '5000',
  Bengaluru: '5600',
  Chennai: '6000',
  Kolkata: '7000',
};

const byPrefix = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([name, all]) =>
      all.split(/\s+/).map((prefix) => [prefix, name] as const),
    ),
  );

const stateByPrefix = byPrefix(prefixes);
const cities = byPrefix(cityPrefixes);

function longestMatch(pin: string, names: ReadonlyMap<string, string>) {
  for (let length = pin.length; length > 0; length -= 1) {
    const name = names.get(pin.slice(0, length));
    if (name !== undefined) return name;
  }
  return '';
}

/** The state and the city of a complete PIN code; empty where they aren't certain. */
export const placeOf = (pin: string): Place => ({
  state: longestMatch(pin, stateByPrefix),
  city: longestMatch(pin, cities),
});
