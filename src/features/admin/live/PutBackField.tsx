import type { Order } from '../../../services/orderService';
import { stockWords as words } from '../../../words/en/admin/stock';
import { useTitleOf } from '../../orders/useTitleOf';
import { movesStock } from './stock';

interface PutBackFieldProps {
  order: Order;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether a cancelled order gives back what it has of the stock, if it has any. */
export function PutBackField({ order, checked, onChange }: PutBackFieldProps) {
  const titleOf = useTitleOf();
  if (!movesStock(order, 'cancelled')) return null;
  const taken = Object.entries(order.taken).map(([id, count]) => ({ title: titleOf(id), count }));
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {words.putBack(taken)}
    </label>
  );
}
