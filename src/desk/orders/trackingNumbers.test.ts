import {
  matchPasted,
  matchTrackingNumbers,
  parcelNote,
  readScannedCode,
  readTrackingNumbers,
} from './trackingNumbers';

const orders = [{ id: '7K3M-9QXT-2B4D' }, { id: 'AAAA-0000-0001' }, { id: 'AAAA-0000-0002' }];
const ids = orders.map(({ id }) => id);

/** The numbers of the three orders, and what couldn't be matched. */
function matchText(text: string) {
  const { numbers, problems } = matchTrackingNumbers(readTrackingNumbers(text, orders), orders);
  return { numbers: ids.map((id) => numbers[id]), problems };
}

describe('pasted tracking numbers', () => {
  it.each([
    ['a column', 'BV100\nBV200\nBV300\n'],
    ['a column from Windows, with blank lines between', '\r\nBV100\r\n\r\nBV200\r\n\r\nBV300'],
    ['a column with its heading', 'AWB\nBV100\nBV200\nBV300'],
    ['a table in any order', 'AAAA-0000-0002\tBV300\n7K3M-9QXT-2B4D\tBV100\nAAAA-0000-0001\tBV200'],
    [
      'a file with names between',
      'Order,Name,AWB\n7K3M-9QXT-2B4D,Asha 12,BV100\nAAAA-0000-0001,Ravi,BV200\nAAAA-0000-0002,Kim,BV300',
    ],
    [
      'numbers before the orders',
      'BV100;7K3M-9QXT-2B4D\nBV200;aaaa-0000-0001\nBV300;AAAA-0000-0002',
    ],
    ['orders without dashes', '7k3m9qxt2b4d BV100\nAAAA00000001 BV200\n#AAAA00000002 BV300'],
  ])('are matched to their orders from %s', (_what, text) => {
    expect(matchText(text)).toEqual({ numbers: ['BV100', 'BV200', 'BV300'], problems: [] });
  });

  it('leave out the order of a blank line, and those after the last line', () => {
    expect(matchText('BV100\n\nBV300').numbers).toEqual(['BV100', undefined, 'BV300']);
    expect(matchText('BV100').numbers).toEqual(['BV100', undefined, undefined]);
    expect(matchText('')).toEqual({ numbers: [undefined, undefined, undefined], problems: [] });
  });

  it('are one word however a label groups them, after the name of their courier', () => {
    const text = 'RR 123 456 789 IN\n1234 5678 9012\nBlue Van 77 123';
    expect(matchText(text).numbers).toEqual(['RR123456789IN', '123456789012', 'Blue Van 77 123']);
  });

  it('aren’t taken for order numbers if they have as many characters', () => {
    const text = '123456789012\n1234-5678-9013\n00340434161094';
    const numbers = ['123456789012', '1234-5678-9013', '00340434161094'];
    expect(matchText(text)).toEqual({ numbers, problems: [] });
  });

  it('are reported if they have no order, or their order has another', () => {
    const unknown = 'ZZZZ-0000-0009';
    const text = [
      `${unknown} BV1`,
      `${ids[0]} BV2`,
      `${ids[0]} BV3`,
      `${ids[0]} BV2`,
      'BV4',
      `${ids[1]} ${'9'.repeat(101)}`,
      `${ids[2]} 1.49082E+12`,
    ].join('\n');
    const { numbers, problems } = matchText(text);
    expect(numbers).toEqual(['BV2', undefined, undefined]);
    expect(problems.map(({ why, number }) => [why, number.slice(0, 3)])).toEqual([
      ['unknownOrder', 'BV1'],
      ['secondNumber', 'BV3'],
      ['noOrder', 'BV4'],
      ['tooLong', '999'],
      ['rounded', '1.4'],
    ]);
    expect(matchText('1\n2\n3\n4').problems).toEqual([{ why: 'noOrder', number: '4' }]);
  });
});

describe('tracking numbers pasted before an order is ticked', () => {
  const [first, second, third] = orders;
  const before = [first, third].flatMap((order) => order ?? []);

  it('are matched to it if they name it, and the others stay', () => {
    const text = `${first?.id} BV100\n${second?.id} BV200`;
    expect(matchPasted(text, before, before).problems).toMatchObject([{ why: 'unknownOrder' }]);
    expect(matchPasted(text, before, orders)).toEqual({
      numbers: { [first?.id ?? '']: 'BV100', [second?.id ?? '']: 'BV200' },
      problems: [],
    });
  });

  it('stay with their orders if they are a column', () => {
    const { numbers } = matchPasted('BV100\nBV300', before, orders);
    expect(numbers).toEqual({ [first?.id ?? '']: 'BV100', [third?.id ?? '']: 'BV300' });
  });
});

describe('a scanned code', () => {
  const [first = '', second = ''] = ids;

  it.each([
    ['the next order without a number', 'BV200', { what: 'number', id: second, number: 'BV200' }],
    ['an order, whose parcel comes next', first, { what: 'order', id: first, number: '' }],
    ['an order’s link', `https://shop.example/?order=${second}`, { what: 'order', id: second }],
    ['a number that was scanned before', 'BV100', { what: 'known', id: first }],
    ['an order that isn’t sent now', 'ZZZZ-0000-0009', { what: 'unknownOrder' }],
    ['no tracking number', 'x'.repeat(200), { what: 'tooLong' }],
  ])('is read as that of %s', (_what, code, read) => {
    expect(readScannedCode(code, orders, { [first]: 'BV100' }, undefined)).toMatchObject(read);
  });

  it('is the number of the order that was scanned before it, even in place of another', () => {
    const numbers = { [first]: 'BV100', [second]: 'BV200' };
    expect(readScannedCode('BV300', orders, numbers, first)).toEqual({
      what: 'number',
      id: first,
      number: 'BV300',
    });
    const all = { ...numbers, [ids[2] ?? '']: 'BV300' };
    expect(readScannedCode('BV400', orders, all, undefined)).toMatchObject({ what: 'tooMany' });
  });

  it('gives its number to no order after the code of one that isn’t sent now', () => {
    const next = 'ZZZZ-0000-0009';
    expect(readScannedCode('BV100', orders, {}, next)).toEqual({
      what: 'unknownOrder',
      id: next,
      number: 'BV100',
    });
  });
});

describe('the note of a parcel', () => {
  it.each([
    ['Blue Van', 'BV100', 'Blue Van BV100'],
    ['', 'BV100', 'BV100'],
    ['Blue Van', '', 'Blue Van'],
  ])('of %j with the number %j is %j', (courier, number, note) => {
    expect(parcelNote(courier, number)).toBe(note);
  });

  it('keeps the number and whole characters of a courier that is too long', () => {
    const note = parcelNote('🚚'.repeat(200), 'BV100');
    expect(note).toBe(`${'🚚'.repeat(97)} BV100`);
  });
});
