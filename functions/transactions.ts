import type { Firestore, Transaction } from 'firebase-admin/firestore';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the database's transactions one at a time: most of them change the list of prices or the shop's count of
 * emails, and would wait for each other's locks and start again. Those of another server still do.
 */
export function runTransaction<Result>(
  database: Firestore,
  update: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const run = () => database.runTransaction(update);
  const result = last.then(run, run);
  last = result.catch(() => undefined);
  return result;
}
