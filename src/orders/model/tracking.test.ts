import { setShop } from '../../testing/setShop';
import { parcelOf } from './tracking';

it('tracks a parcel whose number was typed in another script', () => {
  setShop({ tracking: { 'India Post': 'https://track.example/?id={number}' } });
  expect(parcelOf('India Post EE१२३४५६७८९IN')).toEqual({
    label: 'courier',
    text: 'India Post EE१२३४५६७८९IN',
    link: 'https://track.example/?id=EE123456789IN',
  });
});

it.each([
  ['trackingNumber', 'A1'],
  ['trackingNumber', '1234 5678 9012'],
  ['trackingNumber', 'EE 123 456 789 IN'],
  ['courier', 'Quick Post'],
  ['courier', 'Quick Post EE123456789IN'],
])('names a note without a courier as the parcel’s number: %s, %s', (label, note) => {
  expect(parcelOf(note)).toEqual({ label, text: note, link: undefined });
});
