import type { Product } from '../src/catalogue/model/product';
import businessBookBack from './pictures/business-book-back.jpg';
import businessBookOpen from './pictures/business-book-open.jpg';
import businessBookPages from './pictures/business-book-pages.jpg';
import businessBook from './pictures/business-book.jpg';
import hairWaxBase from './pictures/hair-wax-base.jpg';
import hairWaxComb from './pictures/hair-wax-comb.jpg';
import hairWaxTexture from './pictures/hair-wax-texture.jpg';
import hairWax from './pictures/hair-wax.jpg';
import laptopBack from './pictures/laptop-back.jpg';
import laptopBox from './pictures/laptop-box.jpg';
import laptopKeyboard from './pictures/laptop-keyboard.jpg';
import laptop from './pictures/laptop.jpg';
import phone5gBox from './pictures/phone-5g-box.jpg';
import phone5gCameras from './pictures/phone-5g-cameras.jpg';
import phone5gPhoto from './pictures/phone-5g-photo.jpg';
import phone5g from './pictures/phone-5g.jpg';
import phoneBack from './pictures/phone-back.jpg';
import phoneBook from './pictures/phone-book.jpg';
import phoneBox from './pictures/phone-box.jpg';
import phone from './pictures/phone.jpg';
import smartwatchBack from './pictures/smartwatch-back.jpg';
import smartwatchBox from './pictures/smartwatch-box.jpg';
import smartwatchSide from './pictures/smartwatch-side.jpg';
import smartwatch from './pictures/smartwatch.jpg';

/** Who made, packed or imported the goods, as the law wants it said. */
const maker = 'Haat demo, 1 Market Road, New Delhi 110001';

/** The catalogue, in the order shown on the home screen. */
export const products: readonly Product[] = [
  {
    id: '123',
    title: 'Slim 14 inch laptop, 16 GB memory, 512 GB storage',
    image: laptop,
    price: 990,
    category: 'Electronics',
    rating: 5,
    keywords: ['computer', 'notebook', 'pc', 'कंप्यूटर'],
    details: {
      text: 'A light laptop for work and study, with a screen tall enough for a whole page.',
      captions: ['the keyboard', 'the lid', 'what is in the box'],
      facts: {
        Screen: '14 inch, 2240 × 1400, matte',
        Processor: '8 cores, up to 4.2 GHz',
        Memory: '16 GB',
        Storage: '512 GB SSD',
        Battery: '60 Wh, up to 11 hours',
        Ports: '2 USB-C, 1 USB-A, HDMI, headphones',
        Weight: '1.3 kg',
        'In the box': 'Laptop, 65 W charger, USB-C cable',
      },
      netQuantity: '1 laptop',
      warranty: '1 year, from the shop',
      maker,
      origin: 'India',
      weight: 2400,
      size: { length: 36, width: 27, height: 7 },
    },
    pictures: [laptopKeyboard, laptopBack, laptopBox],
  },
  {
    id: '1234',
    title: 'Matte hair wax, strong hold, cedar and vetiver, 100 g',
    image: hairWax,
    price: 133,
    category: 'Grooming',
    rating: 5,
    keywords: ['styling', 'pomade', 'gel', 'baal', 'बाल', 'gift for dad'],
    details: {
      text: 'Holds all day without shine, and washes out with water.',
      captions: ['the wax itself', 'beside a comb', 'the base of the tin'],
      facts: {
        Hold: 'Strong',
        Finish: 'Matte',
        Scent: 'Cedar and vetiver',
        Contents: '100 g',
        'Made with': 'Beeswax, kaolin clay, castor oil',
        'Best before': '24 months after opening',
      },
      netQuantity: '100 g',
      maker,
      origin: 'India',
      weight: 160,
      size: { length: 9, width: 9, height: 6 },
    },
    pictures: [hairWaxTexture, hairWaxComb, hairWaxBase],
  },
  {
    id: '1235',
    title: 'Everyday phone, 6.5 inch screen, battery for two days',
    image: phone,
    price: 590,
    category: 'Electronics',
    rating: 5,
    keywords: ['mobile', 'smartphone', 'handset', 'मोबाइल'],
    details: {
      text: 'The phone for every day: simple, sturdy, and charged every second evening.',
      captions: ['beside a book', 'the back and its cameras', 'what is in the box'],
      facts: {
        Screen: '6.5 inch LCD, 720 × 1600, 90 Hz',
        Memory: '4 GB',
        Storage: '64 GB, microSD up to 512 GB',
        'Main camera': '50 megapixels',
        'Front camera': '8 megapixels',
        Battery: '5000 mAh, up to two days',
        Charging: '15 W, USB-C',
        Network: '4G',
        SIM: '2 nano-SIM',
        Weight: '192 g',
        'In the box': 'Phone, charger, USB-C cable',
      },
      netQuantity: '1 phone',
      warranty: '1 year, from the shop',
      maker,
      origin: 'India',
      weight: 420,
      size: { length: 17, width: 10, height: 6 },
    },
    pictures: [phoneBook, phoneBack, phoneBox],
  },
  {
    id: '1236',
    title: '5G phone, triple camera, 256 GB, midnight blue',
    image: phone5g,
    price: 999,
    category: 'Electronics',
    rating: 5,
    keywords: ['mobile', 'smartphone', 'handset', 'मोबाइल'],
    details: {
      text: 'Three cameras, a bright screen, and room for years of photographs.',
      captions: ['the three cameras', 'a photo on its screen', 'what is in the box'],
      facts: {
        Screen: '6.4 inch OLED, 1080 × 2340, 120 Hz',
        Memory: '8 GB',
        Storage: '256 GB',
        'Main camera': '50 megapixels, wide and telephoto',
        'Front camera': '16 megapixels',
        Battery: '4600 mAh, up to a day and a half',
        Charging: '45 W, USB-C',
        Network: '5G',
        SIM: '1 nano-SIM, 1 eSIM',
        Weight: '178 g',
        'In the box': 'Phone, USB-C cable',
      },
      netQuantity: '1 phone',
      warranty: '1 year, from the shop',
      maker,
      origin: 'India',
      weight: 430,
      size: { length: 17, width: 10, height: 6 },
    },
    pictures: [phone5gCameras, phone5gPhoto, phone5gBox],
  },
  {
    id: '1237',
    title: 'Round smartwatch with woven strap, heart rate and sleep',
    image: smartwatch,
    price: 695,
    category: 'Electronics',
    rating: 5,
    keywords: ['watch', 'fitness tracker', 'wearable', 'ghadi', 'घड़ी', 'gift for dad'],
    details: {
      text: 'Shows the time, and knows your steps, your heart rate and how you slept.',
      captions: ['from the side', 'the sensors on its back', 'what is in the box'],
      facts: {
        Screen: '1.4 inch OLED, 454 × 454',
        Case: '44 mm, steel',
        Strap: '22 mm, woven, changes without tools',
        Measures: 'Heart rate, sleep, steps',
        Battery: 'Up to 7 days',
        Water: 'To 50 metres',
        'Works with': 'Phones with Bluetooth 5',
        'In the box': 'Watch, strap, charging cable',
      },
      netQuantity: '1 watch',
      warranty: '1 year, from the shop',
      maker,
      origin: 'India',
      weight: 180,
      size: { length: 11, width: 9, height: 8 },
    },
    pictures: [smartwatchSide, smartwatchBack, smartwatchBox],
  },
  {
    id: '1238',
    title: 'Small Stall, Long Road: how little shops outlast big ones',
    image: businessBook,
    price: 499,
    category: 'Books',
    rating: 5,
    keywords: ['business book', 'paperback', 'reading', 'kitab', 'किताब', 'gift for dad'],
    details: {
      text: 'Twelve visits to small shops that are still there after a hundred years, and what they have in common.',
      captions: ['open', 'its pages', 'the back cover'],
      facts: {
        Pages: '248',
        Language: 'English',
        Binding: 'Hardcover, cloth',
        Size: '21.6 × 14 cm',
        Edition: 'First, 2026',
      },
      netQuantity: '1 book',
      maker,
      origin: 'India',
      weight: 520,
      size: { length: 23, width: 16, height: 3 },
    },
    pictures: [businessBookOpen, businessBookPages, businessBookBack],
  },
];
