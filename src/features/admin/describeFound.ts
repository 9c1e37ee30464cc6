import { orderCount } from '../orders/describeState';

/**
 * How many orders a list holds.
 *
 * @param elsewhere how many orders of other states a search finds, if it finds none here
 * @param isWhole whether no order that isn't loaded can belong to it
 */
export function describeFound(count: number, elsewhere: number, isWhole: boolean): string {
  if (elsewhere > 0) return `No orders here, but ${elsewhere} under “All”.`;
  const here = count > 0 ? orderCount(count) : 'No orders here';
  if (!isWhole) return `${here} so far; older ones aren’t loaded yet.`;
  return count > 0 ? here : `${here}.`;
}
