import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { nextStates } from '../../orders/model/states';
import { oneLine } from '../../orders/model/tidyText';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import { focus } from '../../ui/focus';
import { couriersWords } from '#words/desk/couriers';
import { markAsSent } from '../orders/MoveButton';
import { changeManyOrders, selectShopOrders } from '../orders/shopOrdersSlice';
import { describeProblem, matchTrackingNumbers, parcelNote } from '../orders/trackingNumbers';
import { isToPack } from '../papers/Papers';
import { type ParcelRow, trackingRowsOf } from './trackingRows';

const { tracking: words } = couriersWords;

/** Files from before UTF-8 was usual are in Windows' own encoding, if they aren't in UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

const isToSend = (order: Order) =>
  isToPack(order) && nextStates(order, 'merchant', order.stateAt).includes('sent');

/** The orders that wait to be sent and are in a file, with their notes, and the numbers of the file without one. */
function matchParcels(rows: readonly ParcelRow[], orders: readonly Order[]) {
  const waiting = orders
    .filter(isToSend)
    // Invoices are numbered in this order.
    .sort((one, other) => one.placedAt - other.placedAt);
  const { numbers, problems } = matchTrackingNumbers(rows, waiting);
  const parcels = waiting.flatMap((order) => {
    const { [order.id]: number } = numbers;
    const row = rows.find((each) => each.orderId === order.id && each.number === number);
    return row ? [{ order, note: parcelNote(row.courier, row.number) }] : [];
  });
  return { parcels, problems };
}

/** Reads the tracking numbers in a courier's file, shows them, and marks their orders as sent. */
export function TrackingFile({ orders }: { orders: readonly Order[] }) {
  const dispatch = useAppDispatch();
  const { bulk } = useAppSelector(selectShopOrders);
  const [chosen, setChosen] = useState<{ name: string; rows: readonly ParcelRow[] }>();
  const { rows = [], name = '' } = chosen ?? {};
  const { parcels, problems } = matchParcels(rows, orders);
  const read = async (file: File) => {
    setChosen({
      name: oneLine(file.name),
      rows: trackingRowsOf(textOf(await file.arrayBuffer())),
    });
  };
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{words.explanation}</p>
      <div className="button-row">
        <FileButton accept=".csv,text/csv" onChoose={(file) => void read(file)}>
          {words.file}
        </FileButton>
      </div>
      {chosen && rows.length === 0 && (
        <p ref={focus} tabIndex={-1} className="reason">
          {words.noParcels}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <p ref={focus} tabIndex={-1}>
            {words.found(rows.length, name)}
          </p>
          <ul>
            {parcels.map(({ order: { id }, note }) => (
              <li key={id}>{words.parcel(id, note)}</li>
            ))}
            {problems.map(({ orderId, number, why }) => (
              <li key={`${orderId} ${number}`}>{describeProblem({ orderId, number, why })}</li>
            ))}
          </ul>
          <div className="button-row">
            {parcels.length > 0 && (
              <Button
                className="button"
                isDisabled={bulk?.isPending}
                onClick={() => {
                  const change = { change: 'sent', move: markAsSent } as const;
                  void dispatch(changeManyOrders(parcels.map((each) => ({ ...each, ...change }))));
                  setChosen(undefined);
                }}
              >
                {words.send(parcels.length)}
              </Button>
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
