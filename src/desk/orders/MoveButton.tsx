import { useCallback, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { seriesOf } from '../../orders/model/invoice';
import type { Order } from '../../orders/model/order';
import { NOTE_LENGTH, type OrderState, states } from '../../orders/model/states';
import { changesStock, shortagesIn } from '../../orders/model/stock';
import { AskAboutOrder, noteField, OrderButton, ReasonField } from '../../orders/OrderCard';
import type { MoveOrder } from '../../orders/ordersSlice';
import { useTitleOf } from '../../orders/OrderSummary';
import { Field } from '../../ui/Field';
import { storedValue } from '../../ui/storage';
import { deskWords as words, stockWords } from '#words/desk/orders';
import { selectPriceList } from '../products/priceListSlice';
import { moveDespiteShortage, moveWithStock } from './moveWithStock';

/** The courier in a note: everything before the tracking number, the first word with a digit. */
const courierIn = (note: string) => note.replace(/\S*\p{Nd}.*/u, '').replace(/[\s,:;#-]+$/, '');

/** The courier of the last order that was sent from this device. */
export const lastCourier = storedValue(
  'localStorage',
  'user:courier',
  (value) => typeof value === 'string',
);

interface TypedCourier {
  id: string;
  text: string;
}

function isTyped(value: unknown): value is TypedCourier {
  const { id, text } = (value ?? {}) as Partial<Record<keyof TypedCourier, unknown>>;
  return typeof id === 'string' && typeof text === 'string';
}

/** The courier and tracking number that are being typed for an order, in case the page is reloaded. */
export const typedCourier = storedValue('sessionStorage', 'user:courier', isTyped);

/** What was being typed for this order when the page was reloaded. */
function typedFor(orderId: string): string | undefined {
  const { id, text } = typedCourier.read() ?? {};
  return id === orderId ? text : undefined;
}

/** The ref of an order's field: its text is dropped with the field, but survives a reload. */
const useForgetTyped = (orderId: string) =>
  useCallback(
    () => () => {
      if (typedFor(orderId) !== undefined) typedCourier.write(undefined);
    },
    [orderId],
  );

/** Marks an order as sent, and remembers its courier for the next one. */
export const markAsSent: MoveOrder = async (_api, service, order, to, by, note) => {
  const sent = await service.move(order, to, by, note);
  lastCourier.write(courierIn(note ?? ''));
  return sent;
};

interface AcceptButtonProps {
  order: Order;
  label: string;
  isQuiet: boolean;
  onPress: () => void;
}

/** Accepts an order, or undoes its cancellation; asks first if fewer are left than it needs. */
export function AcceptButton(button: AcceptButtonProps) {
  const { order } = button;
  const { list } = useAppSelector(selectPriceList);
  const titleOf = useTitleOf();
  const [isPressed, setPressed] = useState(false);
  const shortages = shortagesIn(list, order);
  if (shortages.length === 0) {
    return (
      <OrderButton
        {...button}
        change="accepted"
        move={moveWithStock}
        onPress={() => {
          setPressed(true);
          button.onPress();
        }}
      />
    );
  }
  const itemOf = (productId: string) =>
    order.items.find((item) => item.productId === productId) ?? { productId };
  const sentences = shortages.map(({ id, left, needed }) =>
    stockWords.shortage(titleOf(itemOf(id)), left, needed),
  );
  return (
    <AskAboutOrder
      {...button}
      change="accepted"
      move={moveDespiteShortage}
      question={sentences.join(' ')}
      confirm={stockWords.acceptAnyway}
      keep={stockWords.notYet}
      startsOpen={isPressed}
    />
  );
}

interface MoveButtonProps {
  order: Order;
  to: OrderState;
  onPress: () => void;
}

type Asked = keyof typeof words.questions & OrderState;
const isAsked = (state: OrderState): state is Asked => state in words.questions;

/** Moves an order to another state; first asks what has to be noted with that. */
export function MoveButton({ order, to, onPress }: MoveButtonProps) {
  const titleOf = useTitleOf();
  const [putsBack, setPutsBack] = useState(true);
  const [wasTyping] = useState(() => to === 'sent' && typedFor(order.id) !== undefined);
  const forgetTyped = useForgetTyped(order.id);
  const isUnpaid = order.pay === 'upi' && order.payment !== 'paid';
  const isReturnAsked = order.state === 'returnAsked' && to === 'returned';
  const button = {
    order,
    onPress,
    label: words.moves[to as keyof typeof words.moves],
    isQuiet: !(states[to].isUsual || isReturnAsked) || isUnpaid,
  };
  if (to === 'accepted') return <AcceptButton {...button} />;
  const takesCreditNote = seriesOf(order, to) === 'creditNote';
  if (!isAsked(to) || (to === 'returned' && !takesCreditNote)) {
    return <OrderButton {...button} change={to} />;
  }
  const asked = to === 'sent' && isUnpaid ? 'unpaid' : to;
  const question = words.questions[asked];
  const putBack = to === 'cancelled' && putsBack ? moveWithStock : undefined;
  return (
    <AskAboutOrder
      {...button}
      change={to}
      move={to === 'sent' ? markAsSent : putBack}
      {...question}
      consequence={[question.consequence, takesCreditNote && words.creditNote]
        .filter(Boolean)
        .join(' ')}
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
              ref={forgetTyped}
              type="text"
              autoComplete="off"
              maxLength={NOTE_LENGTH}
              defaultValue={typedFor(order.id) ?? lastCourier.read()}
              onChange={({ target }) => {
                typedCourier.write({ id: order.id, text: target.value });
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
          {to !== 'returned' && (
            <ReasonField
              reasons={words.reasons[to]}
              isRequired={states[to].note === 'required reason'}
            />
          )}
          {to === 'cancelled' && changesStock(order, to) && (
            <label className="checkbox">
              <input
                type="checkbox"
                checked={putsBack}
                onChange={({ target }) => {
                  setPutsBack(target.checked);
                }}
              />
              {stockWords.putBack(
                order.items.flatMap((item) => {
                  const count = order.taken[item.productId];
                  return count ? [{ title: titleOf(item), count }] : [];
                }),
              )}
            </label>
          )}
        </>
      )}
    </AskAboutOrder>
  );
}
