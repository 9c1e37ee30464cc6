import { createPortal } from 'react-dom';
import type { Order } from '../../../services/orderService';
import { adoptStyles } from '../../../shared/adoptStyles';
import { PrintButton } from '../../../shared/components/PrintButton';
import { useAnnounce } from '../../../shared/useAnnounce';
import { useIsPrinting } from '../../../shared/useIsPrinting';
import { indianTime } from '../../../model/workingDays';
import { papersWords as words } from '../../../words/en/admin/papers';
import { useTitleOf } from '../../orders/useTitleOf';
import { csvOf } from './csvOf';
import { download } from './download';
import { PackingSlip } from './PackingSlip';
import sheet from './Papers.css?part';
import { PickList } from './PickList';

adoptStyles(sheet);

interface PapersProps {
  /** What is printed and downloaded, in this order. */
  orders: readonly Order[];
  /** How many orders that is, and whether there may be more. */
  sentence: string;
}

/** Whether it isn't sent, and may be. */
const isToPack = ({ state, pay, payment }: Order) =>
  (state === 'placed' || state === 'accepted') && (pay === 'cash' || payment === 'paid');

/** Prints packing slips, after a list of what they need, and downloads the orders for a spreadsheet. */
export function Papers({ orders, sentence }: PapersProps) {
  const announce = useAnnounce();
  const isPrinting = useIsPrinting();
  const titleOf = useTitleOf();
  if (orders.length === 0) return null;

  const save = () => {
    const [day = ''] = indianTime(Date.now()).split(' ');
    download(words.fileName(day), 'text/csv;charset=utf-8', csvOf(orders, titleOf));
    announce(words.downloaded(sentence));
  };
  const toPack = orders.filter(isToPack);
  return (
    <div className="button-row papers-buttons">
      <PrintButton label={words.print} />
      <button type="button" className="button button-quiet" onClick={save}>
        {words.download}
      </button>
      {isPrinting &&
        createPortal(
          <div className="papers print-only">
            {toPack.length > 0 && <PickList orders={toPack} />}
            {orders.map((order) => (
              <PackingSlip key={order.id} order={order} />
            ))}
          </div>,
          document.body,
        )}
    </div>
  );
}
