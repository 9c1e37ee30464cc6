import { trackingRowsOf } from './trackingRows';

describe('a courier’s file with tracking numbers', () => {
  it.each([
    [
      'Shiprocket',
      'Order ID,Shiprocket Created At,Courier Company,AWB Code\n' +
        '7K3M-9QXT-2B4D,23-11-2026,Delhivery Surface,1490817263544\n' +
        '7K3M-9QXT-2B4D,23-11-2026,Delhivery Surface,1490817263544\n' +
        '0000-0000-0001,23-11-2026,,\n',
      [['7K3M-9QXT-2B4D', '1490817263544', 'Delhivery Surface']],
    ],
    [
      'Delhivery',
      '\uFEFF"*Sale Order Number","Waybill No"\r\n"7K3M-9QXT-2B4D","=""0490817263"""\r\n',
      [['7K3M-9QXT-2B4D', '0490817263', '']],
    ],
    [
      'DHL',
      'Sendungsliste vom 23.11.2026\nSendungsnummer;Empfänger;Sendungsreferenz\n' +
        "'00340434161094042557;Asha Rao;7K3M-9QXT-2B4D\n",
      [['7K3M-9QXT-2B4D', '00340434161094042557', '']],
    ],
    [
      'a spreadsheet',
      'Order no.\tTracking #\n7K3M-9QXT-2B4D\tQP 12\n',
      [['7K3M-9QXT-2B4D', 'QP 12', '']],
    ],
    ['nobody', 'Name,Price\nMug,250\n', []],
  ])('of %s becomes rows of order, parcel and courier', (_, file, rows) => {
    const read = trackingRowsOf(file);
    expect(read.map(({ orderId, number, courier }) => [orderId, number, courier])).toEqual(rows);
  });
});
