import type { AddressBook } from '../orders/model/addressBook';
import { emptyAddress } from '../orders/model/address';
import { buildAddress } from '../testing/address';
import { type CheckoutDraft, draftAfter, draftFor, fillIn } from './useDraft';

const address = buildAddress();
const asha = 'asha';
const guestUid = 'guest';
const typed = (uid: string | null): CheckoutDraft => ({ address, pay: 'upi', uid });
const empty: CheckoutDraft = { address: emptyAddress, pay: undefined, uid: asha };

it('keeps the draft while the signed-in user isn’t known yet', () => {
  const draft = typed('meera');
  expect(draftFor(draft, { uid: undefined, guestUid: undefined })).toBe(draft);
});

it.each([null, guestUid])('keeps the draft when I sign in after typing it (as %s)', (uid) => {
  const draft = draftFor(typed(uid), { uid: asha, guestUid });
  expect(draft).toMatchObject({ uid: asha, address, pay: 'upi' });
});

it('clears the draft when I sign out or somebody else signs in', () => {
  expect(draftFor(typed('meera'), { uid: asha, guestUid })).toMatchObject(empty);
  expect(draftFor(typed(asha), { uid: null, guestUid })).toMatchObject({ ...empty, uid: null });
});

it('clears the draft when a guest whose last address was filled in signs in', () => {
  const draft: CheckoutDraft = { ...typed(guestUid), filledIn: 'last' };
  expect(draftFor(draft, { uid: asha, guestUid })).toMatchObject(empty);
});

describe('filling in an address', () => {
  const saved = { ...address, name: 'At home' };
  const last = { ...address, name: 'Last time' };
  const book: AddressBook = { addresses: { a: saved }, defaultId: 'a', last };

  it('takes the default address, or else that of the last order without its note', () => {
    expect(fillIn(empty, asha, book)).toMatchObject({
      filledIn: 'default',
      address: { name: 'At home', instructions: '' },
    });
    expect(fillIn(empty, asha, { addresses: {}, last })).toMatchObject({
      filledIn: 'last',
      address: { name: 'Last time', instructions: '' },
    });
  });

  it('changes nothing if I typed something, the draft is somebody else’s, or no address is known', () => {
    for (const [draft, owner, found] of [
      [typed(asha), asha, book],
      [empty, 'meera', book],
      [empty, asha, { addresses: {} }],
    ] as const) {
      expect(fillIn(draft, owner, found)).toBe(draft);
    }
  });
});

it('starts the next order with the address of this one, without the note', () => {
  expect(draftAfter(typed(asha))).toMatchObject({
    filledIn: 'last',
    address: { ...address, instructions: '' },
  });
  // An email from the account isn't an address.
  const filled = { ...emptyAddress, email: 'asha@example.com' };
  expect(draftAfter(empty, filled)).toMatchObject({ filledIn: undefined, address: filled });
});
