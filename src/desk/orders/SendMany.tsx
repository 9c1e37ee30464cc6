import { useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { NOTE_LENGTH } from '../../orders/model/states';
import { noteField, noteIn, OptionalLine } from '../../orders/OrderCard';
import { selectOrders } from '../../orders/ordersSlice';
import { AskInPlace } from '../../ui/AskInPlace';
import { Field } from '../../ui/Field';
import { storedValue } from '../../ui/storage';
import { bulkWords } from '#words/desk/orders';
import { parcelWords as words } from '#words/desk/parcels';
import { canScan, CodeScanner } from './CodeScanner';
import { lastCourier, markAsSent } from './MoveButton';
import type { BulkChange } from './shopOrdersSlice';
import {
  describeProblem,
  type EnteredNumbers,
  matchPasted,
  numbersIn,
  parcelNote,
  readScannedCode,
  repeatedNumbers,
  type ScannedCode,
  TRACKING_LENGTH,
  type TrackingNumbers,
  withPasted,
  withTyped,
} from './trackingNumbers';

const isNumbers = (value: unknown): value is TrackingNumbers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((number) => typeof number === 'string');

/** The tracking numbers that were entered for orders in this tab, in case the page is reloaded before they are sent. */
const enteredNumbers = storedValue('sessionStorage', 'user:tracking', isNumbers);

interface TrackingTableProps {
  orders: readonly Order[];
  numbers: TrackingNumbers;
  /** The order whose code was scanned, if its parcel is still to come. */
  scannedOrder: string | undefined;
  onChange: (id: string, number: string) => void;
}

/** The orders with their tracking numbers, which can be corrected. */
function TrackingTable({ orders, numbers, scannedOrder, onChange }: TrackingTableProps) {
  const repeated = repeatedNumbers(orders.map(({ id }) => numbers[id]));
  return (
    <table className="tracking-numbers">
      <thead>
        <tr>
          <th scope="col">{words.order}</th>
          <th scope="col">{words.number}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, address }) => {
          const { [id]: number = '' } = numbers;
          const isRepeated = repeated.has(number);
          return (
            <tr key={id} aria-current={id === scannedOrder ? 'true' : undefined}>
              <th scope="row">
                <span className="order-number">{id}</span> <bdi>{address?.name}</bdi>
              </th>
              <td>
                <div className="field">
                  <input
                    type="text"
                    aria-label={words.numberOf(id)}
                    aria-describedby={isRepeated ? `repeated-${id}` : undefined}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    enterKeyHint="next"
                    maxLength={TRACKING_LENGTH}
                    value={number}
                    onChange={({ target }) => {
                      onChange(id, target.value);
                    }}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      // A hand scanner presses Enter after each number.
                      event.preventDefault();
                      const { nextElementSibling: row } =
                        event.currentTarget.closest('tr') ?? event.currentTarget;
                      row?.querySelector('input')?.focus();
                    }}
                  />
                  {isRepeated && (
                    <p id={`repeated-${id}`} className="reason question">
                      {words.repeated}
                    </p>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ScannerProps {
  /** What the last code was. */
  scanned: ScannedCode | undefined;
  onCode: (code: string) => void;
  onStop: () => void;
}

/** A button that opens the camera; nothing if the browser can't read codes. */
function Scanner({ scanned, onCode, onStop }: ScannerProps) {
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          setOpen(!isOpen);
          if (isOpen) onStop();
        }}
      >
        {isOpen ? words.stopScanning : words.scan}
      </button>
      {isOpen && (
        <>
          <CodeScanner onCode={onCode} />
          <p>{scanned ? words.scanned[scanned.what](scanned) : words.scanHint}</p>
        </>
      )}
    </>
  );
}

interface SendManyProps {
  label: string;
  /** The oldest first. */
  orders: readonly Order[];
  onChange: (changes: readonly BulkChange[]) => void;
}

/** Marks orders as sent by one courier, each with its tracking number, which is pasted, scanned or typed. */
export function SendMany({ label, orders, onChange }: SendManyProps) {
  const announce = useAnnounce();
  const { byId } = useAppSelector(selectOrders);
  const [pasted, setPasted] = useState<{ text: string; orders: readonly Order[] }>({
    text: '',
    orders: [],
  });
  const [entered, setEntered] = useState<EnteredNumbers>(() => ({
    typed: enteredNumbers.read() ?? {},
    pasted: {},
    corrected: {},
  }));
  const { numbers: matched, problems } = matchPasted(pasted.text, pasted.orders, orders);
  const current = withPasted(entered, matched);
  const numbers = numbersIn(current);
  const [sendsAll, setSendsAll] = useState(false);
  const [scanned, setScanned] = useState<ScannedCode>();
  /** The order whose code was scanned, even if it isn't among these, until its parcel has a number or scanning stops. */
  const [scannedOrder, setScannedOrder] = useState<string>();

  const numberOf = ({ id }: Pick<Order, 'id'>) => numbers[id]?.trim() ?? '';
  const numbered = orders.filter((order) => numberOf(order));
  const missing = orders.length - numbered.length;
  // Without any number, the courier's name is all that there is to say.
  const isChoice = numbered.length > 0 && missing > 0;
  const meant = isChoice && !sendsAll ? numbered : orders;

  const enter = (change: EnteredNumbers) => {
    setEntered(change);
    enteredNumbers.write(numbersIn(change));
  };
  const fill = (text: string) => {
    // The text still has a line for an order that another device has sent since it was pasted.
    const gone = (pasted.text ? pasted.orders : []).filter(
      ({ id, state }) => byId[id]?.state !== state && orders.every((order) => order.id !== id),
    );
    const lines = [...orders, ...gone].sort((one, other) => one.placedAt - other.placedAt);
    setPasted({ text, orders: lines });
    enter(withPasted(current, matchPasted(text, lines, orders).numbers));
  };
  const enterFor = (id: string, number: string) => {
    if (id === scannedOrder) setScannedOrder(undefined);
    enter(withTyped(current, id, number));
  };
  const scan = (code: string) => {
    const read = readScannedCode(code, orders, numbers, scannedOrder);
    // The camera still sees what it has read.
    const isSame = read.id === scanned?.id && read.number === scanned.number;
    if (isSame && (read.what === 'known' || read.what === scanned.what)) return;
    setScanned(read);
    announce(words.scanned[read.what](read));
    if (read.what === 'order' || read.what === 'unknownOrder') setScannedOrder(read.id);
    if (read.what === 'number') enterFor(read.id, read.number);
  };
  return (
    <AskInPlace
      {...bulkWords.send}
      label={label}
      confirm={bulkWords.changes.sent(meant.length)}
      question={bulkWords.send.question(orders.length)}
      isQuiet={false}
      onConfirm={(answers) => {
        const courier = noteIn(answers)?.trim() ?? '';
        onChange(
          meant.map((order) => {
            const note = parcelNote(courier, numberOf(order));
            return { order, change: 'sent', move: markAsSent, ...(note && { note }) };
          }),
        );
      }}
    >
      <OptionalLine
        {...noteField}
        id="courier-of-many"
        label={bulkWords.courier}
        maxLength={NOTE_LENGTH}
        defaultValue={lastCourier.read()}
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A form's first field submits it with Enter.
          event.preventDefault();
          event.currentTarget.form?.querySelector('textarea')?.focus();
        }}
      />
      <Field
        id="tracking-pasted"
        label={words.pasted}
        hint={words.pastedHint}
        reason={problems.map(describeProblem).join('\n')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={pasted.text}
            onChange={({ target }) => {
              fill(target.value);
            }}
          />
        )}
      </Field>
      <Scanner
        // The number that was to be scanned next may have been typed.
        scanned={scanned?.what === 'order' && scannedOrder === undefined ? undefined : scanned}
        onCode={scan}
        onStop={() => {
          setScanned(undefined);
          setScannedOrder(undefined);
        }}
      />
      <TrackingTable
        orders={orders}
        numbers={numbers}
        scannedOrder={scannedOrder}
        onChange={enterFor}
      />
      {isChoice && (
        <>
          <p>{words.given(numbered.length, orders.length)}</p>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={sendsAll}
              onChange={({ target }) => {
                setSendsAll(target.checked);
              }}
            />
            {words.alsoWithout(missing)}
          </label>
        </>
      )}
    </AskInPlace>
  );
}
