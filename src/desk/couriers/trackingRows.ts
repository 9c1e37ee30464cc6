import { parse } from 'papaparse';
import { oneLine } from '../../orders/model/tidyText';
import type { TrackingRow } from '../orders/trackingNumbers';

/** A parcel in a courier's file. */
export interface ParcelRow extends TrackingRow {
  orderId: string;
  /** Its courier; empty if the file doesn't say it. */
  courier: string;
}

/** The names that couriers give their columns, in small letters, without spaces and signs; the likeliest first. */
const columnNames = {
  order: [
    'orderid',
    'orderno',
    'ordernumber',
    'saleordernumber',
    'clientorderid',
    'channelorderid',
    'merchantorderid',
    'sendungsreferenz',
    'bestellnummer',
    'bestellung',
    'order',
    'referenceno',
    'referencenumber',
    'reference',
    'refno',
    'referenz',
  ],
  number: [
    'awbcode',
    'awbnumber',
    'awbno',
    'awb',
    'waybillnumber',
    'waybillno',
    'waybill',
    'trackingnumber',
    'trackingno',
    'trackingid',
    'trackingcode',
    'consignmentnumber',
    'consignmentno',
    'sendungsnummer',
    'paketnummer',
    'trackingnummer',
    'tracking',
  ],
  courier: [
    'couriercompany',
    'couriername',
    'courierpartner',
    'courier',
    'carriername',
    'carrier',
    'shippingpartner',
    'logisticspartner',
    'versanddienstleister',
    'transporteur',
    'kurier',
  ],
} as const;

const nameOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A cell without what keeps spreadsheets from changing it: `="0123"`, `'0123`. */
const plainCell = (cell = '') => oneLine(cell.trim().replace(/^="?(.*?)"?$|^'/u, '$1'));

/**
 * The parcels in a courier's file, each once, without rows that lack either number; empty if no columns are known.
 *
 * @param csvText with commas, semicolons or tabs; lines above the one that names the columns don't matter
 */
export function trackingRowsOf(csvText: string): ParcelRow[] {
  const { data } = parse<string[]>(csvText.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const named = data.map((cells) => {
    const names = cells.map(nameOf);
    const placeOf = (known: readonly string[]) =>
      known.map((name) => names.indexOf(name)).find((place) => place >= 0);
    return {
      order: placeOf(columnNames.order),
      number: placeOf(columnNames.number),
      courier: placeOf(columnNames.courier),
    };
  });
  const top = named.findIndex(({ order, number }) => order !== undefined && number !== undefined);
  const { order = -1, number = -1, courier = -1 } = named[top] ?? {};
  if (top === -1) return [];
  const parcels = new Map<string, ParcelRow>();
  for (const cells of data.slice(top + 1)) {
    const [id = '', tracking = '', name = ''] = [order, number, courier].map((place) =>
      plainCell(cells[place]),
    );
    const orderId = id.toUpperCase();
    const key = `${orderId}\t${tracking}`;
    // A file of orders with several products repeats both numbers.
    if (!id || !tracking || parcels.has(key)) continue;
    parcels.set(key, { orderId, number: tracking, courier: name });
  }
  return [...parcels.values()];
}
