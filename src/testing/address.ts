import type { Address, AddressField } from '../orders/model/address';

// The texts are repeated here, because a test that reads the words couldn't see a wrong one.
export const addressLabels: Record<AddressField, string> = {
  name: 'Name',
  telephone: 'Phone',
  street: 'House number, street, area',
  landmark: 'Landmark',
  pin: 'PIN code',
  city: 'City, town or village',
  state: 'State',
  instructions: 'Note for the courier',
  email: 'Email for updates',
  gstin: 'GSTIN',
};

export const buildAddress = (): Address => ({
  name: 'Asha Rao',
  telephone: '98765 43210',
  street: '12 Lake View Road',
  landmark: 'Near the clock tower',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
  instructions: 'Leave it with the guard',
  email: '',
  gstin: '',
});

const labels = (...lengths: number[]) => lengths.map((length) => 'd'.repeat(length)).join('.');

/** Email addresses that a mail server may have, as the form sends them. */
export const takenEmails = [
  'asha@example.com',
  'a@b.co',
  // A domain may have any number of labels.
  'asha@mail.cs.example.ac.in',
  'asha@a.b.c.d.e.f.g.h.example.co.in',
  'asha+orders@example.com',
  "o'neil@example.ie",
  'asha.k.rao@example.com',
  'asha_rao-1@example.com',
  '-asha-@example.com',
  "!#$%&'*+/=?^_`{|}~@example.com",
  'Asha.Rao@EXAMPLE.COM',
  'asha@my-shop.co.in',
  'asha@a--b.in',
  'asha@3m.example.in',
  'asha@123.com',
  'asha@example.photography',
  'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
  `${'a'.repeat(64)}@example.com`,
  `asha@${labels(63)}.com`,
  `${'a'.repeat(64)}@${labels(63, 63, 58)}.in`,
];

/** An address as people paste it, which the form tidies, and nothing else takes. */
export const pastedEmails = [
  'asha@example.com.',
  'mailto:asha@example.com',
  'Asha Rao <asha@example.com>',
  'asha@example.com;',
];

/** Texts that are no address, and addresses that no mail server on the internet takes. */
export const refusedEmails = [
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@localhost',
  'asha@@example.com',
  'asha@rao@example.com',
  // These have dots in the wrong places.
  '.asha@example.com',
  'asha.@example.com',
  'asha..rao@example.com',
  'asha@.example.com',
  'asha@example..com',
  'asha@example.',
  // These have hyphens in the wrong places.
  'asha@-example.com',
  'asha@example-.com',
  'asha@mail.-example.com',
  'asha@example.com-',
  'asha@example.c-m',
  // These have domains with a wrong end.
  'asha@example.c',
  'asha@example.123',
  'asha@192.168.0.1',
  'asha@[192.168.0.1]',
  'asha@example.c0m',
  'asha@example.xn--',
  // These have characters that aren't allowed.
  'asha rao@example.com',
  'asha@exam ple.com',
  'asha@exam_ple.com',
  'asha,rao@example.com',
  '"asha rao"@example.com',
  'asha@example.com,ravi@example.com',
  'asha@example.com/x',
  'asha\\@example.com',
  'आशा@example.com',
  // These are too long.
  `${'a'.repeat(65)}@example.com`,
  `asha@${labels(64)}.com`,
  `${'a'.repeat(64)}@${labels(63, 63, 59)}.in`,
  `asha@example.${'c'.repeat(64)}`,
];
