import { useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { call, mailTo } from '../../orders/contactLinks';
import { isEmail, isReceiptLate, type Withdrawal } from '../../orders/model/withdrawal';
import { receiptLines } from '../../orders/withdrawal/receipt';
import { AskInPlace } from '../../ui/AskInPlace';
import { formatTime } from '../../words/dates';
import { withdrawalDeskWords as words, withdrawalWords } from '#words/withdrawal';
import { deleteWithdrawal, selectShopOrders } from './shopOrdersSlice';

/** An email to the shopper that says that their withdrawal has arrived, for the merchant to send. */
const receiptMail = (withdrawal: Withdrawal) =>
  `${mailTo(withdrawal.reach)}?${[
    `subject=${encodeURIComponent(withdrawalWords.received)}`,
    `body=${encodeURIComponent(receiptLines(withdrawal).join('\r\n'))}`,
  ].join('&')}`;

interface WithdrawalsProps {
  /** Called with the number of an order to show. */
  onFind: (order: string) => void;
}

function WithdrawalItem({ withdrawal, onFind }: WithdrawalsProps & { withdrawal: Withdrawal }) {
  const { id, name, order, what, reach, at, emailedAt } = withdrawal;
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const finish = async () => {
    setBusy(true);
    const result = await dispatch(deleteWithdrawal(id));
    if (deleteWithdrawal.fulfilled.match(result)) return;
    setBusy(false);
    setFailed(true);
    announce(words.notDeleted);
  };

  return (
    <li className="order">
      <h4 tabIndex={-1}>
        <bdi>{name}</bdi>
      </h4>
      <p>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </p>
      <p>
        <button
          type="button"
          className="text-button"
          aria-label={words.findOrder(order)}
          onClick={() => {
            onFind(order);
          }}
        >
          <bdi>{order}</bdi>
        </button>
      </p>
      <p className="withdrawal-what">{what || words.wholeOrder}</p>
      <p>
        <a href={isEmail(reach) ? mailTo(reach) : call(reach)}>{reach}</a>
      </p>
      {emailedAt !== undefined && <p>{words.confirmed(emailedAt)}</p>}
      {isReceiptLate(withdrawal) && <p className="order-note">{words.receiptLate}</p>}
      {hasFailed && <p className="reason">{words.notDeleted}</p>}
      <div className="button-row">
        {emailedAt === undefined && isEmail(reach) && (
          <a
            className="button button-quiet"
            href={receiptMail(withdrawal)}
            aria-label={words.actionOn(words.confirmReceipt, withdrawal)}
          >
            {words.confirmReceipt}
          </a>
        )}
        <AskInPlace
          label={words.done}
          nameOf={(label) => words.actionOn(label, withdrawal)}
          question={words.question(withdrawal)}
          consequence={words.consequence}
          keep={words.keep}
          isDestructive
          isBusy={isBusy}
          onConfirm={finish}
        />
      </div>
    </li>
  );
}

/** The withdrawals that the merchant hasn't dealt with yet. */
export function Withdrawals({ onFind }: WithdrawalsProps) {
  const { withdrawals } = useAppSelector(selectShopOrders);
  if (withdrawals.length === 0) return null;
  return (
    <div className="withdrawals">
      <h3>{words.heading}</h3>
      <p>{words.advice}</p>
      <ul className="orders-list">
        {withdrawals.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} onFind={onFind} />
        ))}
      </ul>
    </div>
  );
}
