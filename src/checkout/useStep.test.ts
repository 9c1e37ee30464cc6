import { stepFor } from './useStep';

const user = { uid: 'asha', email: 'asha@example.com' };
const ready = { user: null, isAddressRight: true, isBasketEmpty: false };

it.each([
  ['review', ready, 'review'],
  ['start', ready, 'review'],
  ['address', ready, 'address'],
  ['sign-in', ready, 'sign-in'],
  // The address may still be filled in.
  ['review', { ...ready, isAddressRight: undefined }, 'start'],
  ['address', { ...ready, isAddressRight: undefined }, 'address'],
  ['review', { ...ready, isAddressRight: false }, 'address'],
  ['start', { ...ready, isAddressRight: false }, 'address'],
  // These users are signed in.
  ['sign-in', { ...ready, user }, 'review'],
  ['sign-in', { ...ready, user, isAddressRight: false }, 'address'],
  ['review', { ...ready, isBasketEmpty: true }, undefined],
  ['sign-in', { ...ready, isBasketEmpty: true }, undefined],
] as const)('opens for ?step=%s, with %j, the step %s', (requested, progress, step) => {
  expect(stepFor(requested, progress)).toBe(step);
});
