import { isOnThisMachine } from './environment';

it.each([
  ['http://localhost:3000/haat/', true],
  ['http://127.0.0.1:5050/', true],
  ['http://[::1]:3000/', true],
  ['https://shop.example/', false],
  ['http://192.168.1.2:3000/', false],
  ['http://localhost.shop.example/', false],
])('tells whether %s is on this machine: %s', (address, isHere) => {
  expect(isOnThisMachine(new URL(address).hostname)).toBe(isHere);
});
