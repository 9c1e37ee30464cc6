/** Around the sections of the merchant's screen. */
export const adminFrameWords = {
  sections: 'Your shop',
  orders: 'Orders',
  products: 'Products',
};
