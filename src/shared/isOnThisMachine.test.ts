/** @jest-environment ./src/testing/browserEnvironment.ts */
import { isOnThisMachine } from './isOnThisMachine';

it.each(['http://localhost:3000/haat/', 'http://127.0.0.1:5050/', 'http://[::1]:3000/'])(
  'knows this machine: %s',
  (address) => {
    expect(isOnThisMachine(new URL(address).hostname)).toBe(true);
  },
);

it.each(['https://shop.example/', 'http://192.168.1.2:3000/', 'http://localhost.shop.example/'])(
  'takes any other for another: %s',
  (address) => {
    expect(isOnThisMachine(new URL(address).hostname)).toBe(false);
  },
);

it('looks at the page’s own address', () => {
  expect(isOnThisMachine()).toBe(true);
});
