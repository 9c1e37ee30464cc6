import { buildProduct } from './buildProduct';

/** Replaces the shop's own catalogue in tests that need certain prices. */
export const products = [
  buildProduct({ id: '123', title: 'Slim laptop, 16 GB', price: 990 }),
  buildProduct({ id: '1234', title: 'Matte hair wax, 100 g', price: 133 }),
  buildProduct({ id: '1235', title: 'Everyday phone', price: 590 }),
  buildProduct({ id: '1236', title: '5G phone, midnight blue', price: 999 }),
  buildProduct({
    id: 'cap',
    title: 'Cotton cap',
    price: 300,
    variants: [
      { id: 'cap-s', name: 'Small' },
      { id: 'cap-l', name: 'Large', price: 350 },
      { id: 'cap-xl', name: 'Extra large', soldOut: true },
    ],
  }),
];
