import { useState } from 'react';
import type { Order } from '../../../services/orderService';
import { papersWords as words } from '../../../words/en/admin/papers';
import { useTitleOf } from '../../orders/useTitleOf';
import { pickListOf } from './pickListOf';
import { TickBox } from './TickBox';

/** What to take from the shelves for all of these orders, on a page of its own. */
export function PickList({ orders }: { orders: readonly Order[] }) {
  const [now] = useState(() => Date.now());
  const list = pickListOf(orders, useTitleOf());
  const count = list.reduce((sum, each) => sum + each.count, 0);
  return (
    <section className="paper">
      <h1>{words.pickList}</h1>
      <p>{words.picked(orders.length, count, now)}</p>
      <table className="paper-items">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.columns.done}</span>
            </th>
            <th scope="col">{words.columns.count}</th>
            <th scope="col">{words.columns.product}</th>
            <th scope="col">{words.columns.id}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ productId, title, count }) => (
            <tr key={productId}>
              <td>
                <TickBox />
              </td>
              <td className="paper-count">{words.times(count)}</td>
              <td>{title}</td>
              <td>{productId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
