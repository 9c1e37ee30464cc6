import { useState } from 'react';
import { NOTE_LENGTH, type OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { Field } from '../../shared/components/Field';
import { adminWords as words } from '../../words/en/admin/orders';
import { stockWords } from '../../words/en/admin/stock';
import { AcceptButton } from './AcceptButton';
import {
  forgetTypedCourier,
  lastCourier,
  saveTypedCourier,
  sendOrder,
  typedCourier,
} from './courier';
import { moveWithStock } from './live/moveWithStock';
import { movesStock } from './live/stock';
import { AskAboutOrder } from '../orders/list/AskAboutOrder';
import { noteField } from '../orders/list/noteField';
import { OrderButton } from '../orders/list/OrderButton';
import { ReasonField } from '../orders/list/ReasonField';
import { useTitleOf } from '../orders/useTitleOf';

interface MoveButtonProps {
  order: Order;
  to: OrderState;
  onPress: () => void;
}

type Asked = keyof typeof words.questions & OrderState;
const isAsked = (state: OrderState): state is Asked => state in words.questions;

/** The step on the usual way; the others are exceptions. */
const isUsual = (state: OrderState) => ['accepted', 'sent', 'delivered'].includes(state);

/** Moves an order to another state; first asks what has to be noted with that. */
export function MoveButton({ order, to, onPress }: MoveButtonProps) {
  const [putsBack, setPutsBack] = useState(true);
  const [wasTyping] = useState(() => to === 'sent' && typedCourier(order.id) !== undefined);
  const isUnpaid = order.pay === 'upi' && order.payment !== 'paid';
  const button = {
    ...{ order, onPress },
    label: words.moves[to as keyof typeof words.moves],
    isQuiet: !isUsual(to) || isUnpaid,
  };
  if (to === 'accepted') return <AcceptButton {...button} />;
  if (!isAsked(to)) return <OrderButton {...button} change={to} />;
  const asked = to === 'sent' && isUnpaid ? 'unpaid' : to;
  return (
    <AskAboutOrder
      {...button}
      change={to}
      move={to === 'sent' ? sendOrder : to === 'cancelled' && putsBack ? moveWithStock : undefined}
      {...words.questions[asked]}
      question={words.question(asked, order.id)}
      startsOpen={wasTyping}
    >
      {to === 'sent' ? (
        <Field
          id={`courier-${order.id}`}
          label={words.courier}
          hint={words.optional}
          reason={undefined}
        >
          {(control) => (
            <input
              {...control}
              {...noteField}
              ref={forgetTypedCourier}
              type="text"
              autoComplete="off"
              maxLength={NOTE_LENGTH}
              defaultValue={typedCourier(order.id) ?? lastCourier()}
              onChange={({ target }) => {
                saveTypedCourier(order.id, target.value);
              }}
              onFocus={({ currentTarget }) => {
                currentTarget.select();
              }}
              enterKeyHint="done"
            />
          )}
        </Field>
      ) : (
        <>
          <ReasonField reasons={words.reasons[to]} isRequired={to === 'returnDeclined'} />
          {to === 'cancelled' && (
            <PutBackField order={order} isChecked={putsBack} onChange={setPutsBack} />
          )}
        </>
      )}
    </AskAboutOrder>
  );
}

interface PutBackFieldProps {
  order: Order;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Asks whether to put the products of a cancelled order back in stock, if it took any. */
function PutBackField({ order, isChecked, onChange }: PutBackFieldProps) {
  const titleOf = useTitleOf();
  if (!movesStock(order, 'cancelled')) return null;
  const taken = Object.entries(order.taken).map(([id, count]) => ({ title: titleOf(id), count }));
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {stockWords.putBack(taken)}
    </label>
  );
}
