import { setShop } from '../../testing/setShop';
import { parcelOf } from './tracking';

it('tracks a parcel whose number was typed in another script', () => {
  setShop({ tracking: { 'India Post': 'https://track.example/?id={number}' } });
  expect(parcelOf('India Post EE१२३४५६७८९IN')).toEqual({
    courier: 'India Post EE१२३४५६७८९IN',
    link: 'https://track.example/?id=EE123456789IN',
  });
});
