import { customersWords as words } from '#words/desk/customers';
import { csv } from '../papers/csv';
import { type Customer, emailsIn } from './customer';

/** A file for spreadsheets with a row for each customer. */
export function csvOfCustomers(
  customers: readonly Customer[],
  noteOf: (telephone: string) => string,
): string {
  const columns = Object.keys(words.csv) as (keyof typeof words.csv)[];
  const rows = customers.map(({ telephone, name, orders, spent, undelivered, lastAt }) => {
    const cells = {
      name,
      telephone,
      email: emailsIn(orders).join(', '),
      orders: orders.length,
      spent: { amount: spent },
      undelivered,
      last: lastAt === 0 ? '' : { time: lastAt },
      note: noteOf(telephone),
    };
    return columns.map((column) => cells[column]);
  });
  return csv([columns.map((column) => words.csv[column]), ...rows]);
}
