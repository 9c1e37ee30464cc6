import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { AskInPlace } from '../ui/AskInPlace';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { passFocus, scrollIntoView } from '../ui/focus';
import { orderHistoryWords as words } from '#words/orders/orderHistory';
import type { Order } from './model/order';
import { NOTE_LENGTH } from './model/states';
import { changeOrder, type OrderChange, selectChange, selectRefusal } from './ordersSlice';
import './OrderCard.css';

/** The field with what is noted with a move. */
export const noteField = { name: 'note' };

/** The note in a form; `undefined` if it is empty. */
export function noteIn(answers: FormData): string | undefined {
  const note = answers.get(noteField.name);
  return typeof note === 'string' && note.trim() ? note : undefined;
}

/** Why a change of an order failed: see `selectRefusal`. */
export function Refusal({ order, change }: Pick<OrderButtonProps, 'order' | 'change'>) {
  const reason = useAppSelector((state) => selectRefusal(state, order, change));
  if (!reason) return null;
  return (
    <p ref={scrollIntoView} className="reason">
      {reason}
    </p>
  );
}

interface OrderButtonProps {
  order: Order;
  /** The label; the accessible name adds the order's number. */
  label: string;
  change?: OrderChange['change'];
  move?: OrderChange['move'];
  isQuiet?: boolean;
  onPress?: () => void;
}

/** A button for one order; all of them are disabled while it is being changed. */
export function OrderButton(props: OrderButtonProps) {
  const { order, label, change, move, isQuiet = true, onPress } = props;
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectChange(state, order.id)?.pending);

  return (
    <>
      <Button
        ref={passFocus}
        className={`button ${isQuiet ? 'button-quiet' : ''}`}
        aria-label={words.actionOnOrder(label, order.id)}
        isBusy={pending !== undefined && pending === change}
        isDisabled={pending !== undefined}
        onClick={() => {
          onPress?.();
          if (change) void dispatch(changeOrder({ order, change, move }));
        }}
      >
        {label}
      </Button>
      {change && <Refusal order={order} change={change} />}
    </>
  );
}

interface OptionalLineProps extends ComponentProps<'input'> {
  id: string;
  label: string;
}

/** A text of one line that can stay empty. */
export const OptionalLine = ({ id, label, ...input }: OptionalLineProps) => (
  <Field id={id} label={label} hint={words.optional} reason={undefined}>
    {(control) => <input type="text" autoComplete="off" {...input} {...control} />}
  </Field>
);

/** The value of “Another reason”, which has a field of its own. */
const OTHER = 'other';

interface ReasonFieldProps {
  reasons: readonly string[];
  isRequired?: boolean;
}

export function ReasonField({ reasons, isRequired = false }: ReasonFieldProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isOther = reason === OTHER;
  return (
    <>
      <Field
        id={id}
        label={words.reason}
        hint={isRequired ? undefined : words.optional}
        reason={undefined}
      >
        {(control) => (
          <select
            {...control}
            {...(isOther ? {} : noteField)}
            required={isRequired}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
            }}
          >
            <option value="">{words.chooseReason}</option>
            {reasons.map((each) => (
              <option key={each}>{each}</option>
            ))}
            <option value={OTHER}>{words.anotherReason}</option>
          </select>
        )}
      </Field>
      {isOther && (
        <Field id={`${id}-other`} label={words.yourReason} reason={undefined}>
          {(control) => (
            <input
              {...control}
              {...noteField}
              type="text"
              maxLength={NOTE_LENGTH}
              required={isRequired}
              pattern={isRequired ? '.*\\S.*' : undefined}
            />
          )}
        </Field>
      )}
    </>
  );
}

type Question = Pick<
  ComponentProps<typeof AskInPlace>,
  'label' | 'question' | 'consequence' | 'children' | 'confirm' | 'keep' | 'isQuiet' | 'startsOpen'
>;

interface AskAboutOrderProps extends Question {
  order: Order;
  change: OrderChange['change'];
  move?: OrderChange['move'];
  /** The amount of a refund. */
  amount?: number;
  onPress?: () => void;
}

/** A button that asks before it changes an order, and stores the entered note. */
export function AskAboutOrder(props: AskAboutOrderProps) {
  const { order, change, move, amount, onPress, children, ...question } = props;
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectChange(state, order.id)?.pending);
  return (
    <AskInPlace
      {...question}
      isDestructive={change === 'cancelled' || change === 'cash'}
      nameOf={(label) => words.actionOnOrder(label, order.id)}
      isBusy={pending === change}
      isDisabled={pending !== undefined}
      onConfirm={(answers) => {
        onPress?.();
        void dispatch(changeOrder({ order, change, note: noteIn(answers), move, amount }));
      }}
    >
      {children}
      <Refusal order={order} change={change} />
    </AskInPlace>
  );
}

interface OrderCardProps {
  order: Order;
  /** The level of its heading. */
  level?: 3 | 4;
  className?: string | undefined;
  /** Shown beside its state. */
  badge?: string | undefined;
  /** Shown before its number. */
  start?: ReactNode;
  children: ReactNode;
}

/** An order in a list: its number, its state and what belongs to it. */
export function OrderCard(props: OrderCardProps) {
  const { order, level = 3, className, badge, start, children } = props;
  const { id, state, placedAt, stateAt } = order;
  const Heading = `h${level}` as const;
  return (
    <li className={['order', className].filter(Boolean).join(' ')}>
      <div className="order-head">
        {start}
        <Heading tabIndex={-1}>{words.heading(<span className="order-number">{id}</span>)}</Heading>
        {badge && <p className="order-badge">{badge}</p>}
        <p className="order-state" data-state={state}>
          {words.states[state]}
        </p>
        <p className="order-times">{words.times(placedAt, state, stateAt)}</p>
      </div>
      <Refusal order={order} />
      {children}
    </li>
  );
}
