import { addressFields, addressTable } from '../../orders/model/address';
import { savedIn } from '../../orders/model/addressBook';
import type { ShopDatabase } from '../../orders/model/orderService';
import { buildAddress } from '../address';
import {
  expectRejection,
  newOrderOf,
  type OrderWorld,
  type Person,
  placeOrder,
} from '../orderWorld';
import { describeCodes } from './codeContract';
import { describeShopOrders } from './shopOrdersContract';

/** The promises of every order service, if the rules allow the call; `firestore/tests` tests the rules. */
export function describeOrderService(name: string, openWorld: () => Promise<OrderWorld>) {
  describe(`${name}, as an order service`, () => {
    let world: OrderWorld;
    let shopper: Person;
    let service: ShopDatabase;
    beforeEach(async () => {
      world = await openWorld();
      shopper = await world.addPerson();
      ({ service } = shopper);
    });

    it('places an order once, however often it is sent, and lets its shopper read and list it', async () => {
      const address = buildAddress();
      for (const field of addressFields) if (addressTable[field].optional) address[field] = '';
      const sent = { ...(await newOrderOf(shopper, world.today)), address };
      const { lines: _lines, ...order } = sent;
      expect(await service.find(order.id)).toBeUndefined();
      expect(await service.listOf(shopper.uid)).toEqual([]);
      await Promise.all([service.place(sent), service.place(sent)]);
      const other = { ...address, name: 'Somebody Else' };
      const { id, items, delivery, gift } = order;
      const details = { id, items, delivery, gift, address };
      expect(await service.place({ ...sent, address: other })).toMatchObject(details);
      const { placedAt = 0 } = (await service.find(id)) ?? {};
      expect(Math.abs(placedAt - Date.now())).toBeLessThan(60_000);
      const placed = {
        ...order,
        by: shopper.uid,
        state: 'placed',
        before: 'placed',
        payment: 'due',
        times: {},
        notes: {},
        taken: {},
        told: {},
        returnRequests: 0,
        placedAt,
        stateAt: placedAt,
        beforeAt: placedAt,
        changedAt: placedAt,
      };
      expect(await service.find(id)).toEqual(placed);
      expect(await service.listOf(shopper.uid)).toEqual([placed]);
    });

    it('shows an order at its link to anybody, without its address, until that is deleted', async () => {
      const placed = await placeOrder(shopper, world);
      const { id, linkKey: key = '' } = placed;
      const anybody = await world.addPerson();
      const byLink = () => anybody.service.findLinked({ id, key });
      const shown = await byLink();
      const { state, items, placedAt, delivery } = placed;
      expect(shown).toMatchObject({ id, state, items, placedAt, delivery });
      expect(JSON.stringify(shown)).not.toMatch(
        new RegExp(`${key}|${shopper.uid}|${buildAddress().name}|${buildAddress().telephone}`),
      );
      for (const wrong of [
        { id, key: '0'.repeat(32) },
        { id: '0000-0000-0000', key },
      ]) {
        expect(await anybody.service.findLinked(wrong)).toBeUndefined();
      }
      const merchant = await world.addPerson({ merchant: true });
      const accepted = await merchant.service.move(placed, 'accepted', merchant.uid);
      expect(await byLink()).toMatchObject({ state: 'accepted', times: accepted.times });
      const cancelled = await merchant.service.move(
        accepted,
        'cancelled',
        merchant.uid,
        'Sold out',
      );
      expect(await byLink()).toMatchObject({
        state: 'cancelled',
        notes: { cancelled: 'Sold out' },
      });
      await shopper.service.forgetAddress(cancelled);
      expect(await byLink()).toBeUndefined();
      expect(await service.find(id)).not.toHaveProperty('linkKey');
    });

    it('notes that a shopper asked for WhatsApp messages, also at the order’s link', async () => {
      const {
        id,
        linkKey: key = '',
        whatsApp,
      } = await placeOrder(shopper, world, {
        whatsApp: true,
      });
      expect(whatsApp).toBe(true);
      expect(await service.findLinked({ id, key })).toMatchObject({ whatsApp: true });
    });

    const lastAddress = async ({ uid, service: as } = shopper) =>
      (await as.readAddressBook(uid)).last;

    it('returns the address of the last order until the shopper’s addresses are deleted', async () => {
      expect(await service.readAddressBook(shopper.uid)).toEqual({ addresses: {} });
      const placed = await placeOrder(shopper, world);
      expect(await lastAddress()).toEqual(placed.address);
      const cancelled = await service.move(placed, 'cancelled', shopper.uid);
      for (let time = 0; time < 2; time += 1) await service.forget(shopper.uid);
      const changedAt = expect.any(Number) as number;
      const { linkKey: _linkKey, ...rest } = cancelled;
      const forgotten = { ...rest, address: undefined, changedAt };
      expect(await service.listOf(shopper.uid)).toEqual([forgotten]);
      expect(await lastAddress()).toBeUndefined();
    });

    it('saves addresses, which orders don’t change, until the account is deleted', async () => {
      const { uid } = shopper;
      const home = { ...buildAddress(), instructions: '' };
      const work = { ...home, street: '1 MG Road', landmark: '' };
      const book = () => service.readAddressBook(uid);
      await service.changeAddressBook(uid, { id: '1', address: home });
      await service.changeAddressBook(uid, { id: '2', address: work, isDefault: true });
      expect(await book()).toEqual({ addresses: { 1: home, 2: work }, defaultId: '2' });
      // This address has no landmark.
      await service.changeAddressBook(uid, { id: '1', address: work });
      await service.changeAddressBook(uid, { id: '1', isDefault: true });
      const placed = await placeOrder(shopper, world);
      const changed = { addresses: { 1: work, 2: work }, defaultId: '1' };
      expect(await book()).toEqual(changed);
      for (let time = 0; time < 2; time += 1) {
        await service.changeAddressBook(uid, { id: '1', address: null });
      }
      expect(savedIn(await book())).toEqual([['2', work]]);
      await service.move(placed, 'cancelled', uid);
      await service.forget(uid);
      expect(savedIn(await book())).toEqual([]);
    });

    it('keeps what two devices save at the same moment, up to ten addresses', async () => {
      const { uid } = shopper;
      const save = (id: string) =>
        service.changeAddressBook(uid, { id, address: { ...buildAddress(), instructions: '' } });
      for (let place = 0; place < 8; place += 1) await save(`id-${place}`);
      await Promise.all([save('id-8'), save('id-9')]);
      await expectRejection(save('id-x'), 'refused');
      const saved = savedIn(await service.readAddressBook(uid));
      expect(saved.map(([id]) => id)).toEqual(Array.from({ length: 10 }, (_, id) => `id-${id}`));
    }, 30_000);

    it('lets a guest order and cancel, even once they have created an account', async () => {
      const guest = await world.addPerson({ guest: true });
      const { uid } = guest;
      expect(await guest.service.listOf(uid)).toEqual([]);
      const placed = await placeOrder(guest, world);
      expect(placed).toMatchObject({ owner: uid, by: uid, guest: true, state: 'placed' });
      const account = await guest.register?.();
      expect(account?.uid).toBe(uid);
      for (const person of [guest, account]) {
        expect(await person?.service.listOf(uid)).toEqual([placed]);
        expect(await lastAddress(person)).toEqual(placed.address);
      }
      const cancelled = await account?.service.move(placed, 'cancelled', uid, 'Changed my mind');
      const notes = { cancelled: 'Changed my mind' };
      expect(cancelled).toMatchObject({ state: 'cancelled', guest: true, notes });
    });

    it('rejects a call as unreachable if there is no connection', async () => {
      const cutOff = await world.addPerson({ isCutOff: true });
      const order = await newOrderOf(cutOff, world.today);
      await expectRejection(cutOff.service.place(order), 'unreachable');
      await expectRejection(cutOff.service.find(order.id), 'unreachable');
      await expectRejection(cutOff.service.listOf(cutOff.uid), 'unreachable');
      await expectRejection(cutOff.service.readPriceList(), 'unreachable');
    });

    describeShopOrders(() => ({ world, shopper }));
    describeCodes(() => ({ world, shopper }));
  });
}
