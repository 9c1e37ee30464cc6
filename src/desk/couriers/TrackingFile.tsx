import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { NOTE_LENGTH, nextStates } from '../../orders/model/states';
import { oneLine } from '../../orders/model/tidyText';
import { focus } from '../../ui/focus';
import { cutText } from '../../words/characters';
import { couriersWords } from '#words/desk/couriers';
import { markAsSent } from '../orders/MoveButton';
import { changeManyOrders } from '../orders/shopOrdersSlice';
import { isToPack } from '../papers/Papers';
import { trackingRowsOf } from './trackingRows';

const { tracking: words } = couriersWords;

/** Files from before UTF-8 was usual are in Windows' own encoding, if they aren't in UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** A row's order, if that waits to be sent, with the note for it. */
function matchRows(rows: string, orders: readonly Order[]) {
  return rows.split('\n').map((row) => {
    const [id = '', note = ''] = row.split('\t');
    const order = orders.find((each) => each.id === id.toUpperCase());
    const isReady =
      order && isToPack(order) && nextStates(order, 'merchant', order.stateAt).includes('sent');
    return { id, note: cutText(note, NOTE_LENGTH), order: isReady ? order : undefined };
  });
}

interface TrackingFileInputProps {
  /** Called with the parcels in a file, as `trackingRowsOf` has them, and its name. */
  onRead: (rows: string, name: string) => void;
}

/** A button that reads a courier's file. */
function TrackingFileInput({ onRead }: TrackingFileInputProps) {
  const choose = async (file: File) => {
    onRead(trackingRowsOf(textOf(await file.arrayBuffer())), oneLine(file.name));
  };
  return (
    <label className="button button-quiet file-button">
      {words.file}
      <input
        type="file"
        accept=".csv,text/csv"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // The emptied field lets the user choose the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Reads the tracking numbers in a courier's file, shows them, and marks their orders as sent. */
export function TrackingFile({ orders }: { orders: readonly Order[] }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<{ name: string; rows: string }>();
  const rows = chosen?.rows ? matchRows(chosen.rows, orders) : [];
  const changes = rows
    .flatMap(({ order, note }) => (order ? [{ order, note }] : []))
    // Invoices are numbered in this order.
    .sort((one, other) => one.order.placedAt - other.order.placedAt)
    .map((each) => ({ ...each, change: 'sent' as const, move: markAsSent }));
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{words.explanation}</p>
      <div className="button-row">
        <TrackingFileInput
          onRead={(rows, name) => {
            setChosen({ rows, name });
          }}
        />
      </div>
      {chosen?.rows === '' && (
        <p ref={focus} tabIndex={-1} className="reason">
          {words.noColumns}
        </p>
      )}
      {chosen && rows.length > 0 && (
        <>
          <p ref={focus} tabIndex={-1}>
            {words.found(rows.length, chosen.name)}
          </p>
          <ul>
            {rows.map(({ id, note, order }) => (
              <li key={`${id} ${note}`}>{order ? words.parcel(id, note) : words.unknown(id)}</li>
            ))}
          </ul>
          <div className="button-row">
            {changes.length > 0 && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  void dispatch(changeManyOrders(changes));
                  setChosen(undefined);
                }}
              >
                {words.send(changes.length)}
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setChosen(undefined);
              }}
            >
              {words.cancel}
            </button>
          </div>
        </>
      )}
    </>
  );
}
