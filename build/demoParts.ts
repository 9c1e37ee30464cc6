/* The parts of `shop/` that belong to the demo, so that no merchant's shop is published with them. */

/** A phrase that only the demo's conditions have. */
export const demoConditions = ['a demonstration of an online shop', 'एक ऑनलाइन दुकान का डेमो'];

/** A phrase in the notes for merchants at the top of templates. */
export const templateNote = 'in eckigen Klammern steht';

/** The demo's texts by their places in the configuration. */
export const demoTexts: Readonly<Record<string, string>> = {
  description: 'A small market, open every day: good things, laid out in daylight.',
  'welcome heading': 'Good things, laid out in daylight.',
  'welcome text': 'A small market, open every day. Look, pick, and pay what the tag says.',
  advert: 'Chosen by hand, made to last.',
  'invoices prefix': 'HAAT-',
  'invoices seller': 'Haat demo\n1 Market Road\nNew Delhi 110001',
};

/** The values in the guides' examples, which belong to nobody. */
export const examples = ['shop.example', '29ABCDE1234F1Z5', 'DE123456789', 'Haat Traders'];

/** The first 16 digits of the SHA-256 of each banner and photograph. */
export const demoPictures: ReadonlySet<string> = new Set([
  '1355b3077dc666b0',
  'a443d16ab59f0909',
  'b362e3177fce8c44',
  '99cc7d98d20fb83e',
  '66914c7c1b9c91f5',
  'd8006ba2837599f8',
  '152c2400e14d4d9c',
  'fa4b2885efd101e4',
  '5046487d7583eedc',
  '30509d261386dfa6',
  'f9bb10b06153a057',
  '4fc6846b7970bfc3',
  '5b5d81553ee47745',
  '31bcb576338150f0',
  '41e6d7dc189884f8',
  'e6c8c7cda65fde9a',
  '7a9e47da2a762ffc',
  '3ff7971876c07286',
  'be2b054c02a2ca3a',
  '0888df7443387c49',
  '0bf274b6a4fe5f7c',
  'e079bac558e474db',
  'c82086bf652dabce',
  'efa3791c8c493300',
  'aa2fcb6e5ec41c52',
  '422d3ba61c542ce9',
  '5ad8458ed38219f1',
  'e165d45a931eb1d8',
]);
