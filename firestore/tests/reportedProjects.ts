/** Whether to fetch the emulator's coverage report, which takes a minute: in `npm run test:full`. */
export const isReported = process.env.PROPERTY_CASES === 'all';

/**
 * How many of the emulator's projects each group of tests uses in turn: the emulator reports a hundred small requests at a
 * time. A group belongs to one file, because loading a project's rules again clears its report.
 */
const projects = {
  access: 1,
  addresses: 1,
  'addresses-0': 1,
  'addresses-1': 1,
  'addresses-2': 1,
  baskets: 3,
  books: 2,
  cards: 5,
  codes: 3,
  'codes-made': 2,
  customers: 1,
  guests: 1,
  invoices: 3,
  'invoices-off': 1,
  links: 1,
  moves: 4,
  notes: 3,
  orders: 1,
  payments: 2,
  'payments-placed': 2,
  'payments-returned': 2,
  'prices-ordered': 3,
  'prices-saved': 3,
  'prices-tags': 4,
  'prices-stock': 1,
  taken: 2,
  terms: 1,
  withdrawals: 1,
  'closed-addresses': 1,
  'closed-codes': 1,
  'closed-guests': 1,
  'closed-payments': 1,
  'closed-terms': 1,
  'closed-withdrawals': 1,
};

export type Group = keyof typeof projects;

/** The ids of a group's projects. */
export const projectsOf = (group: Group) =>
  Array.from({ length: projects[group] }, (_, place) => `demo-${group}-${place}`);

/** The ids of all projects that are reported. */
export const reportedProjects = () => (Object.keys(projects) as Group[]).flatMap(projectsOf);
