import { courierKey, typedCourierKey } from '../../shared/merchantKeys';
import { readSession, writeSession } from '../../shared/sessionValues';
import type { MoveOrder } from '../orders/ordersThunks';

/** Without the tracking number: all from the first word with a digit. */
const courierIn = (note: string) => note.replace(/\S*\d.*/, '').replace(/[\s,:;#-]+$/, '');

/** The courier of the last order that was sent from this device; empty if there was none. */
export function lastCourier(): string {
  try {
    return localStorage.getItem(courierKey) ?? '';
  } catch {
    return '';
  }
}

/** What was being typed for an order when the page was reloaded, if anything. */
export function typedCourier(id: string): string | undefined {
  const typed = readSession(typedCourierKey) as { id?: unknown; text?: unknown } | null;
  return typed?.id === id && typeof typed.text === 'string' ? typed.text : undefined;
}

export const saveTypedCourier = (id: string, text: string) => {
  writeSession(typedCourierKey, { id, text });
};

/** The ref of the field: what was typed goes with it, but for a reload. */
export const forgetTypedCourier = () => () => {
  writeSession(typedCourierKey, undefined);
};

/** Marks an order as sent, and remembers its courier for the next one. */
export const sendOrder: MoveOrder = async (_api, service, order, to, by, note) => {
  const sent = await service.move(order, to, by, note);
  try {
    localStorage.setItem(courierKey, courierIn(note ?? ''));
  } catch {
    // Storage is forbidden: the merchant types it each time.
  }
  return sent;
};
