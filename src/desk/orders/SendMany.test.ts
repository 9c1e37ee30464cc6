/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, stateFilter } from '../../testing/openAccount';

const ids = ['AAAA-0000-0001', 'AAAA-0000-0002', 'AAAA-0000-0003'] as const;
const [first, second, third] = ids;
const bar = () => within(screen.getByRole('group', { name: 'Selected orders' }));
const button = (name: string) => bar().getByRole('button', { name });
const pasted = () => bar().getByRole('textbox', { name: 'Tracking numbers' });
const numberField = (id: string) =>
  bar().getByRole<HTMLInputElement>('textbox', { name: `Tracking number of order ${id}` });
const numbers = () => ids.map((id) => numberField(id).value);

/** Opens the three accepted orders, all ticked, and asks how they were sent. */
async function openSending(fake?: FakeOrders) {
  const { orders, user, ...account } = await openShop((all) => {
    ids.forEach((id, place) => {
      if (!fake) all.add({ owner: 'asha', id, state: 'accepted', placedAt: place + 1 });
    });
  }, fake);
  await user.click(stateFilter('Accepted'));
  await user.click(screen.getByRole('checkbox', { name: 'Select all: 3 orders' }));
  await user.click(button('Mark 3 as sent'));
  const notes = () => ids.map((id) => orders.orders.get(id)?.notes.sent);
  return { ...account, orders, user, notes };
}

/** Another device marks an order as sent. */
function sendElsewhere({ orders, now }: FakeOrders, id: string) {
  const order = orders.get(id);
  if (!order) return;
  const notes = { sent: 'By hand' };
  orders.set(id, { ...order, state: 'sent', by: 'ravi', notes, changedAt: now + 1 });
}

describe('tracking numbers of many orders', () => {
  it('are pasted, shown beside their orders, corrected, and noted after the courier', async () => {
    const { orders, user, notes } = await openSending();
    await user.type(bar().getByRole('textbox', { name: 'Courier' }), 'Blue Van');
    await user.click(pasted());
    await user.paste('BV100\nBV200\nBV200');
    const rows = bar().getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${first} Asha Rao`,
      `${second} Asha RaoThis number appears twice.`,
      `${third} Asha RaoThis number appears twice.`,
    ]);
    await user.clear(numberField(third));
    await user.type(numberField(third), 'BV300');
    expect(bar().queryByText('This number appears twice.')).toBeNull();
    expect(notes()).toEqual([undefined, undefined, undefined]);
    await user.click(button('Mark 3 as sent'));
    expect(await bar().findByText('3 orders: sent.')).toBeVisible();
    expect(notes()).toEqual(['Blue Van BV100', 'Blue Van BV200', 'Blue Van BV300']);
    expect(orders.orders.get(first)?.state).toBe('sent');
  });

  it('leave out the orders without one, unless I say otherwise', async () => {
    const { orders, user, notes } = await openSending();
    await user.click(pasted());
    await user.paste(`${third},BV300`);
    expect(bar().getByText('1 of 3 orders have a tracking number.')).toBeVisible();
    await user.click(bar().getByRole('checkbox', { name: /^Also mark the 2 without a number/ }));
    expect(button('Mark 3 as sent')).toBeVisible();
    await user.click(bar().getByRole('checkbox', { name: /^Also mark the 2 without a number/ }));
    await user.click(button('Mark 1 as sent'));
    expect(await bar().findByText('1 order: sent.')).toBeVisible();
    expect(notes()).toEqual([undefined, undefined, 'BV300']);
    expect(orders.orders.get(first)?.state).toBe('accepted');
    expect(bar().getByText('2 orders selected')).toBeVisible();
  });

  it('say which ones have no order', async () => {
    const { user } = await openSending();
    await user.click(pasted());
    await user.paste('ZZZZ-0000-0009 BV900\nBV1');
    expect(pasted()).toHaveAccessibleDescription(
      /BV900: order ZZZZ-0000-0009 isn’t one of these orders\.\s+BV1: there’s no order for this number\./,
    );
    expect(numbers()).toEqual(['', '', '']);
  });

  it('that I type stay when I edit the pasted text, which clears only what it had filled in', async () => {
    const { user } = await openSending();
    await user.type(numberField(first), 'TYPED');
    await user.type(pasted(), `${second} BV200`);
    expect(numbers()).toEqual(['TYPED', 'BV200', '']);
    await user.clear(numberField(second));
    await user.type(numberField(second), 'BV222');
    await user.type(pasted(), `{Enter}${third} BV300`);
    expect(numbers()).toEqual(['TYPED', 'BV222', 'BV300']);
    await user.clear(pasted());
    expect(numbers()).toEqual(['TYPED', 'BV222', '']);
    await user.click(pasted());
    await user.paste(`${first} BV100`);
    expect(numbers()).toEqual(['BV100', 'BV222', '']);
  });

  it('stay with their orders when I edit the text after another device has sent one', async () => {
    const { comeBack, notes, orders, user } = await openSending();
    await user.click(pasted());
    await user.paste('BV100\nBV200\nBV30');
    sendElsewhere(orders, second);
    await comeBack();
    expect(await bar().findByText('2 orders selected')).toBeVisible();
    await user.type(pasted(), '0');
    expect([first, third].map((id) => numberField(id).value)).toEqual(['BV100', 'BV300']);
    expect(pasted()).not.toHaveAccessibleDescription(/BV/);
    await user.click(button('Mark 2 as sent'));
    expect(await bar().findByText('2 orders: sent.')).toBeVisible();
    expect(notes()).toEqual(['BV100', 'By hand', 'BV300']);
  });

  it('go to the other orders when I untick one and edit the text', async () => {
    const { user } = await openSending();
    await user.click(pasted());
    await user.paste('BV100\nBV20');
    await user.click(screen.getByRole('checkbox', { name: `Select order ${second}` }));
    await user.type(pasted(), '0');
    expect([first, third].map((id) => numberField(id).value)).toEqual(['BV100', 'BV200']);
  });

  it('are filled in for an order that I tick after pasting, and the others stay', async () => {
    const { user } = await openSending();
    await user.click(screen.getByRole('checkbox', { name: `Select order ${second}` }));
    await user.click(pasted());
    await user.paste(`${first} BV100\n${second} BV200`);
    await user.type(numberField(third), 'TYPED');
    expect(pasted()).toHaveAccessibleDescription(/BV200: order .* isn’t one of these orders\./);
    await user.click(screen.getByRole('checkbox', { name: `Select order ${second}` }));
    expect(numbers()).toEqual(['BV100', 'BV200', 'TYPED']);
    expect(pasted()).not.toHaveAccessibleDescription(/BV200/);
  });

  it('go to the next order with Enter, as hand scanners press it, and mark nothing', async () => {
    const { user, notes } = await openSending();
    await user.click(numberField(first));
    await user.keyboard('BV100{Enter}BV200{Enter}BV300{Enter}');
    expect(numbers()).toEqual(['BV100', 'BV200', 'BV300']);
    expect(notes()).toEqual([undefined, undefined, undefined]);
  });

  it('come after the courier with Enter, which marks nothing', async () => {
    const { user, notes, orders } = await openSending();
    await user.type(bar().getByRole('textbox', { name: 'Courier' }), 'Blue Van{Enter}');
    expect(pasted()).toHaveFocus();
    expect(notes()).toEqual([undefined, undefined, undefined]);
    expect(ids.map((id) => orders.orders.get(id)?.state)).toEqual(Array(3).fill('accepted'));
  });

  it('are still there when I have reloaded the page', async () => {
    const { orders, user, unmount } = await openSending();
    await user.click(pasted());
    await user.paste('BV100\nBV200');
    unmount();
    await openSending(orders);
    expect(numbers()).toEqual(['BV100', 'BV200', '']);
  });
});

describe('the camera', () => {
  /** What the camera sees, the nearest to its centre first. */
  let codes: string[] = [];
  const stop = jest.fn();

  function openCamera(isAllowed = true) {
    codes = [];
    const boxOf = (place: number) => ({ x: place * 100, y: 0, width: 0, height: 0 });
    globalThis.BarcodeDetector = class {
      detect = () =>
        Promise.resolve(
          codes.map((rawValue, place) => ({ rawValue, boundingBox: boxOf(place) })).reverse(),
        );
    };
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream;
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: () =>
          isAllowed ? Promise.resolve(stream) : Promise.reject(new Error('denied')),
      },
    });
  }

  afterEach(() => {
    jest.useRealTimers();
    globalThis.BarcodeDetector = undefined;
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  /** Holds the camera over these codes for two seconds. */
  async function see(...seen: string[]) {
    codes = seen;
    await act(async () => {
      await jest.advanceTimersByTimeAsync(2000);
    });
  }

  it('reads parcels’ numbers one after the other, and those of an order after its own code', async () => {
    openCamera();
    await openSending();
    jest.useFakeTimers();
    fireEvent.click(button('Scan with the camera'));
    await see('BV100', '560001');
    expect(bar().getByText(`Order ${first}: BV100.`)).toBeVisible();
    await see(third);
    expect(bar().getByText(`Order ${third}: now scan its parcel.`)).toBeVisible();
    await see('BV300');
    await see('BV200');
    expect(numbers()).toEqual(['BV100', 'BV200', 'BV300']);
    await see('BV400');
    expect(bar().getByText('BV400: every order has a number already.')).toBeVisible();
    fireEvent.click(button('Stop scanning'));
    expect(stop).toHaveBeenCalled();
  });

  it('keeps the order whose code it read when other codes come before its parcel’s', async () => {
    openCamera();
    await openSending();
    jest.useFakeTimers();
    fireEvent.click(button('Scan with the camera'));
    await see('BV100');
    await see(third);
    await see('x'.repeat(200));
    await see('BV100');
    await see('BV300');
    expect(numbers()).toEqual(['BV100', '', 'BV300']);
  });

  it('gives a number to the next order after I have typed that of the chosen one', async () => {
    openCamera();
    await openSending();
    jest.useFakeTimers();
    fireEvent.click(button('Scan with the camera'));
    await see(second);
    fireEvent.change(numberField(second), { target: { value: 'TYPED' } });
    expect(bar().queryByText(/now scan its parcel/)).toBeNull();
    await see('BV100');
    expect(numbers()).toEqual(['BV100', 'TYPED', '']);
  });

  it('gives the parcel of an order that isn’t sent now to no other, until I stop', async () => {
    openCamera();
    const { comeBack, orders } = await openSending();
    jest.useFakeTimers();
    fireEvent.click(button('Scan with the camera'));
    await see(second);
    sendElsewhere(orders, second);
    await comeBack();
    await see('BV200');
    expect(bar().getByText(`Order ${second} isn’t one of these orders.`)).toBeVisible();
    expect([first, third].map((id) => numberField(id).value)).toEqual(['', '']);
    fireEvent.click(button('Stop scanning'));
    fireEvent.click(button('Scan with the camera'));
    await see('BV100');
    expect([first, third].map((id) => numberField(id).value)).toEqual(['BV100', '']);
  });

  it('says if it can’t be used', async () => {
    openCamera(false);
    const { user } = await openSending();
    await user.click(button('Scan with the camera'));
    expect(await bar().findByRole('alert')).toHaveTextContent(
      'Allow it in your browser’s settings.',
    );
  });

  it('isn’t offered by a browser that reads no codes', async () => {
    await openSending();
    expect(bar().queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
  });
});
