import businessBook from './pictures/business-book.jpg';
import hairWax from './pictures/hair-wax.jpg';
import laptop from './pictures/laptop.jpg';
import phone5g from './pictures/phone-5g.jpg';
import phone from './pictures/phone.jpg';
import smartwatch from './pictures/smartwatch.jpg';
import type { Product } from './product';

/** The catalogue, in the order in which the home screen lays it out. */
export const products: readonly Product[] = [
  {
    id: '123',
    title: 'Slim 14 inch laptop, 16 GB memory, 512 GB storage',
    image: laptop,
    price: 990,
    rating: 5,
  },
  {
    id: '1234',
    title: 'Matte hair wax, strong hold, cedar and vetiver, 100 g',
    image: hairWax,
    price: 133,
    rating: 5,
  },
  {
    id: '1235',
    title: 'Everyday phone, 6.5 inch screen, battery for two days',
    image: phone,
    price: 590,
    rating: 5,
  },
  {
    id: '1236',
    title: '5G phone, triple camera, 256 GB, midnight blue',
    image: phone5g,
    price: 999,
    rating: 5,
  },
  {
    id: '1237',
    title: 'Round smartwatch with woven strap, heart rate and sleep',
    image: smartwatch,
    price: 695,
    rating: 5,
  },
  {
    id: '1238',
    title: 'Small Stall, Long Road: how little shops outlast big ones',
    image: businessBook,
    price: 499,
    rating: 5,
  },
];
