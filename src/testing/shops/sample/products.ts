import type { Product } from '../../../catalogue/model/product';
import apron from './pictures/apron.webp';
import backpack from './pictures/backpack.webp';
import backpackClay from './pictures/backpack-clay.webp';
import belt from './pictures/belt.webp';
import blocks from './pictures/blocks.webp';
import boardGame from './pictures/board-game.webp';
import bottle from './pictures/bottle.webp';
import bottlePair from './pictures/bottle-pair.webp';
import candles from './pictures/candles.webp';
import crayons from './pictures/crayons.webp';
import cushions from './pictures/cushions.webp';
import dinnerPlate from './pictures/dinner-plate.webp';
import dinnerSet from './pictures/dinner-set.webp';
import gardenTools from './pictures/garden-tools.webp';
import greetingCards from './pictures/greeting-cards.webp';
import hat from './pictures/hat.webp';
import ink from './pictures/ink.webp';
import jigsaw from './pictures/jigsaw.webp';
import kite from './pictures/kite.webp';
import kurta from './pictures/kurta.webp';
import kurtaPrint from './pictures/kurta-print.webp';
import lamp from './pictures/lamp.webp';
import masalaBox from './pictures/masala-box.webp';
import mugAll from './pictures/mug-all.webp';
import mugClay from './pictures/mug-clay.webp';
import mugIndigo from './pictures/mug-indigo.webp';
import mugLeaf from './pictures/mug-leaf.webp';
import mugOchre from './pictures/mug-ochre.webp';
import notebook from './pictures/notebook.webp';
import notebookInside from './pictures/notebook-inside.webp';
import pencil from './pictures/pencil.webp';
import planter from './pictures/planter.webp';
import postcard from './pictures/postcard.webp';
import pouch from './pictures/pouch.webp';
import rings from './pictures/rings.webp';
import shawl from './pictures/shawl.webp';
import shirtAll from './pictures/shirt-all.webp';
import shirtIndigo from './pictures/shirt-indigo.webp';
import shirtLeaf from './pictures/shirt-leaf.webp';
import shirtWhite from './pictures/shirt-white.webp';
import soap from './pictures/soap.webp';
import socks from './pictures/socks.webp';
import spoon from './pictures/spoon.webp';
import stole from './pictures/stole.webp';
import storybook from './pictures/storybook.webp';
import tawa from './pictures/tawa.webp';
import tops from './pictures/tops.webp';
import toteAll from './pictures/tote-all.webp';
import toteIndigo from './pictures/tote-indigo.webp';
import toteNatural from './pictures/tote-natural.webp';
import toteOchre from './pictures/tote-ochre.webp';
import towel from './pictures/towel.webp';
import turmeric from './pictures/turmeric.webp';
import umbrella from './pictures/umbrella.webp';
import vase from './pictures/vase.webp';
import wateringCan from './pictures/watering-can.webp';
import woodenBowl from './pictures/wooden-bowl.webp';
import wrappingPaper from './pictures/wrapping-paper.webp';

/** Some forty products, with whatever a shop’s may have: sizes, former prices, few left, sold out, a very long name. */
export const products: readonly Product[] = [
  {
    id: 'mug',
    title: 'Stoneware mug, speckled glaze, 350 ml',
    image: mugAll,
    price: 449,
    category: 'Home and kitchen',
    rating: 5,
    reviews: 214,
    keywords: ['cup', 'coffee', 'chai', 'कप', 'gift for mum'],
    details: {
      text: 'Thrown on the wheel and glazed by hand, so no two have the same specks. It holds a whole pot of tea, or most of one.',
      captions: ['in indigo', 'in ochre', 'in leaf green', 'in clay'],
      facts: {
        Holds: '350 ml',
        Height: '10 cm',
        Care: 'Dishwasher and microwave',
        'Made with': 'Stoneware, lead-free glaze',
      },
      netQuantity: '1 mug',
      maker: 'Kiln Lane Potters, 4 Clay Street, Khurja 203131',
      origin: 'India',
    },
    pictures: [mugIndigo, mugOchre, mugLeaf, mugClay],
    variants: [
      { id: 'mug-indigo', name: 'Indigo' },
      { id: 'mug-ochre', name: 'Ochre' },
      { id: 'mug-leaf', name: 'Leaf green', soldOut: true },
      { id: 'mug-clay', name: 'Clay' },
    ],
  },
  {
    id: 'kurta',
    title: 'Block-printed cotton kurta, three-quarter sleeves',
    image: kurta,
    price: 1299,
    was: 1799,
    category: 'Clothes and bags',
    rating: 4,
    reviews: 87,
    keywords: ['kurti', 'tunic', 'shirt', 'कुर्ता'],
    details: {
      text: 'Printed with carved wooden blocks, one colour after the other. Cut straight, with slits at both sides and a pocket that holds a phone.',
      captions: ['the print, folded'],
      facts: {
        Cloth: 'Cotton, 120 g/m²',
        Cut: 'Straight, to the knee',
        Care: 'Cold wash, dry in the shade',
      },
      netQuantity: '1 kurta',
      maker: 'Block and Thread, 11 Dyers’ Row, Jaipur 302001',
      origin: 'India',
    },
    pictures: [kurtaPrint],
    variants: [
      { id: 'kurta-s', name: 'S' },
      { id: 'kurta-m', name: 'M', left: 2 },
      { id: 'kurta-l', name: 'L' },
      { id: 'kurta-xl', name: 'XL', soldOut: true },
      { id: 'kurta-xxl', name: 'XXL', price: 1399 },
    ],
  },
  {
    id: 'rings',
    title: 'Stacking rings, beech wood, from one year',
    image: rings,
    price: 649,
    category: 'Paper and play',
    rating: 5,
    reviews: 52,
    keywords: ['toy', 'baby', 'child', 'खिलौना', 'gift for a child'],
    details: {
      text: 'Five rings and a knob to sort by size, or by colour, or to roll under the sofa.',
      facts: {
        Age: 'From 12 months',
        Height: '19 cm',
        'Made with': 'Beech, colours on a water base',
      },
      netQuantity: '7 rings on a peg',
      maker: 'Little Lathe, 2 Mill Road, Channapatna 562160',
      origin: 'India',
    },
  },
  {
    id: 'planter',
    title: 'Terracotta planter with saucer',
    image: planter,
    price: 399,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 31,
    keywords: ['pot', 'flowerpot', 'gamla', 'गमला'],
    details: {
      text: 'Fired without a glaze, so that roots can breathe. Plants aren’t included.',
      facts: { 'Made with': 'Terracotta', Hole: 'Yes, with a saucer below' },
    },
    variants: [
      { id: 'planter-small', name: 'Small, 10 cm', price: 199 },
      { id: 'planter-medium', name: 'Medium, 15 cm' },
      { id: 'planter-large', name: 'Large, 22 cm', price: 749, was: 899, left: 1 },
    ],
  },
  {
    id: 'tote',
    title: 'Canvas tote bag',
    image: toteAll,
    price: 349,
    category: 'Clothes and bags',
    rating: 5,
    reviews: 1284,
    keywords: ['shopper', 'jhola', 'झोला', 'carrier'],
    details: {
      text: 'Heavy canvas with a flat bottom, wide enough for files and long enough for spinach.',
      captions: ['natural', 'in indigo', 'in ochre'],
      facts: { Cloth: 'Cotton canvas, 380 g/m²', Size: '38 × 42 × 10 cm', Carries: '12 kg' },
    },
    pictures: [toteNatural, toteIndigo, toteOchre],
    variants: [
      { id: 'tote-natural', name: 'Natural' },
      { id: 'tote-indigo', name: 'Indigo' },
      { id: 'tote-ochre', name: 'Ochre' },
    ],
  },
  {
    id: 'shawl',
    title: 'Handwoven wool shawl, madder red with gold stripes',
    image: shawl,
    price: 2850,
    was: 3800,
    left: 2,
    category: 'Clothes and bags',
    rating: 5,
    reviews: 38,
    keywords: ['wrap', 'stole', 'शाल', 'gift for mum'],
    details: {
      text: 'Woven in the hills on a loom that two people work. Warm enough for a balcony in January.',
      facts: { Cloth: 'Merino wool', Size: '200 × 90 cm', Care: 'By hand, cold' },
    },
  },
  {
    id: 'bottle',
    title: 'Brass water bottle, 1 litre',
    image: bottle,
    price: 1199,
    was: 1499,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 163,
    keywords: ['flask', 'pital', 'पीतल'],
    details: {
      text: 'Keeps water cool in a clay-hot May. Rinse it with lemon and salt to make it shine again.',
      captions: ['with a tumbler, which isn’t included'],
      facts: { Holds: '1 litre', Weight: '480 g' },
      netQuantity: '1 bottle',
      warranty: '2 years against leaks',
      maker: 'Brassworks Collective, 9 Foundry Lane, Moradabad 244001',
      origin: 'India',
    },
    pictures: [bottlePair],
  },
  {
    id: 'shirt',
    title: 'T-shirt, organic cotton, crew neck',
    image: shirtAll,
    price: 599,
    category: 'Clothes and bags',
    rating: 4,
    reviews: 402,
    keywords: ['tee', 'top', 'टी-शर्ट'],
    details: {
      text: 'One shirt, three colours, three sizes. It shrinks by a finger in its first wash, and never again.',
      captions: ['in white', 'in indigo', 'in leaf green'],
      facts: { Cloth: 'Organic cotton, 180 g/m²', Fit: 'Straight' },
    },
    pictures: [shirtWhite, shirtIndigo, shirtLeaf],
    variants: [
      { id: 'shirt-white-s', name: 'White, S' },
      { id: 'shirt-white-m', name: 'White, M' },
      { id: 'shirt-white-l', name: 'White, L', soldOut: true },
      { id: 'shirt-indigo-s', name: 'Indigo, S' },
      { id: 'shirt-indigo-m', name: 'Indigo, M' },
      { id: 'shirt-indigo-l', name: 'Indigo, L' },
      { id: 'shirt-leaf-s', name: 'Leaf green, S', soldOut: true },
      { id: 'shirt-leaf-m', name: 'Leaf green, M' },
      { id: 'shirt-leaf-l', name: 'Leaf green, L', price: 649 },
    ],
  },
  {
    id: 'pencil',
    title: 'Pencil, HB, from old newspapers',
    image: pencil,
    price: 9,
    category: 'Paper and play',
    rating: 4,
    reviews: 19,
    keywords: ['stationery', 'school', 'पेंसिल'],
    details: {
      text: 'Rolled from newspaper instead of cut from a tree.',
      facts: { Lead: 'HB', Length: '17.5 cm' },
    },
  },
  {
    id: 'masala-box',
    title: 'Masala box, stainless steel, seven bowls',
    image: masalaBox,
    price: 1150,
    category: 'Home and kitchen',
    rating: 5,
    reviews: 240,
    keywords: ['spice', 'dabba', 'masala dani', 'डब्बा', 'housewarming gift'],
    details: {
      text: 'Seven bowls under one tight lid, with a spoon that fits inside. Spices aren’t included.',
      facts: { Across: '21 cm', Bowls: '7, 120 ml each', 'Made with': 'Stainless steel' },
    },
  },
  {
    id: 'jigsaw',
    title: 'Jigsaw puzzle “Two hills before the rain”, 500 pieces',
    image: jigsaw,
    price: 799,
    category: 'Paper and play',
    rating: 5,
    reviews: 44,
    keywords: ['game', 'puzzle', 'gift'],
    details: {
      text: 'Thick card, cut so that no two pieces are alike.',
      facts: { Pieces: '500', Size: '49 × 36 cm', Age: 'From 10 years' },
      netQuantity: '500 pieces',
      maker: 'Paper Kite Press, 21 Lake Road, Kolkata 700029',
      origin: 'India',
    },
  },
  {
    id: 'dinner-set',
    title:
      'Hand-thrown stoneware dinner set for six people: six dinner plates, six side plates, six bowls and two platters, speckled cream glaze with an indigo rim, safe in dishwasher, microwave and oven',
    image: dinnerSet,
    price: 39060,
    category: 'Home and kitchen',
    rating: 5,
    reviews: 6,
    keywords: ['crockery', 'plates', 'thali', 'wedding gift'],
    details: {
      text: 'The potter throws, glazes and fires each set together, so that all twenty pieces match. It takes three weeks, which is why there are never many.',
      captions: ['one of the plates'],
      facts: {
        Pieces: '20',
        'Dinner plate': '27 cm',
        'Side plate': '20 cm',
        Bowl: '15 cm, 500 ml',
        Weight: '14 kg',
        Care: 'Dishwasher, microwave, oven up to 220 °C',
      },
    },
    pictures: [dinnerPlate],
    left: 3,
  },
  {
    id: 'wooden-bowl',
    title: 'Serving bowl, sheesham wood, 28 cm',
    image: woodenBowl,
    price: 1490,
    category: 'Home and kitchen',
    rating: 5,
    reviews: 12,
    left: 1,
    keywords: ['salad', 'fruit bowl'],
    details: {
      text: 'Turned from a single piece, and oiled. Its grain is nobody else’s.',
      facts: { Across: '28 cm', Height: '9 cm' },
    },
  },
  {
    id: 'turmeric',
    title: 'Ground turmeric, Lakadong',
    image: turmeric,
    price: 120,
    contents: { amount: 100, unit: 'g' },
    category: 'Home and kitchen',
    rating: 5,
    reviews: 531,
    keywords: ['haldi', 'spice', 'हल्दी'],
    details: {
      text: 'Dark, strong, and ground this season: half a spoon does what two used to.',
      facts: { 'Grown in': 'Jaintia Hills, Meghalaya', 'Best before': '12 months after packing' },
      maker: 'Hill Harvest Growers, Jowai 793150',
      origin: 'India',
    },
    variants: [
      { id: 'turmeric-100', name: '100 g' },
      { id: 'turmeric-250', name: '250 g', price: 270, contents: { amount: 250, unit: 'g' } },
      {
        id: 'turmeric-500',
        name: '500 g',
        price: 480,
        was: 540,
        contents: { amount: 500, unit: 'g' },
      },
    ],
  },
  {
    id: 'blocks',
    title: 'Letter blocks, 30 pieces, in a cotton bag',
    image: blocks,
    price: 990,
    was: 1250,
    category: 'Paper and play',
    rating: 4,
    reviews: 71,
    keywords: ['toy', 'alphabet', 'खिलौना', 'gift for a child'],
    details: {
      text: 'Letters on two sides, numbers on two, and two left plain for whatever they become.',
      facts: { Pieces: '30', Edge: '4 cm', Age: 'From 18 months' },
    },
  },
  {
    id: 'cushions',
    title: 'Cushion covers, block print, 40 × 40 cm, set of 3',
    image: cushions,
    price: 1080,
    was: 1350,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 95,
    keywords: ['pillow', 'sofa'],
    details: {
      text: 'Three that go together and aren’t the same. With zips; the fillings aren’t included.',
      facts: { Cloth: 'Cotton', Size: '40 × 40 cm' },
    },
  },
  {
    id: 'socks',
    title: 'Socks, combed cotton, three pairs',
    image: socks,
    price: 299,
    category: 'Clothes and bags',
    rating: 4,
    reviews: 318,
    keywords: ['stockings', 'मोज़े'],
    details: {
      text: 'Three pairs that you can’t mix up in the dark.',
      facts: { Cloth: '80% cotton, 18% polyamide, 2% elastane' },
    },
    variants: [
      { id: 'socks-small', name: '3–5' },
      { id: 'socks-medium', name: '6–8' },
      { id: 'socks-large', name: '9–11' },
    ],
  },
  {
    id: 'notebook',
    title: 'Notebook, handmade paper, A5, 160 pages',
    image: notebook,
    price: 325,
    category: 'Paper and play',
    rating: 5,
    reviews: 129,
    keywords: ['diary', 'journal', 'copy', 'stationery'],
    details: {
      text: 'Paper from cotton rags, which takes ink without a fuss. Opens flat.',
      captions: ['open'],
      facts: { Pages: '160', Paper: '110 g/m²', Binding: 'Sewn' },
    },
    pictures: [notebookInside],
    variants: [
      { id: 'notebook-ruled', name: 'Ruled' },
      { id: 'notebook-plain', name: 'Plain' },
      { id: 'notebook-dotted', name: 'Dotted', soldOut: true },
    ],
  },
  {
    id: 'watering-can',
    title: 'Watering can, powder-coated steel, 5 litres',
    image: wateringCan,
    price: 1350,
    soldOut: true,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 22,
    keywords: ['garden', 'balcony'],
    details: {
      text: 'Balanced when it’s full, which most aren’t. The rose comes off.',
      facts: { Holds: '5 litres', Weight: '1.1 kg' },
    },
  },
  {
    id: 'stole',
    title: 'Silk stole, teal, 180 × 55 cm',
    image: stole,
    price: 1650,
    soldOut: true,
    category: 'Clothes and bags',
    rating: 5,
    reviews: 17,
    keywords: ['scarf', 'dupatta', 'दुपट्टा'],
    details: { text: 'Light enough to pull through a ring. The weaver starts again in spring.' },
  },
  {
    id: 'tops',
    title: 'Spinning tops, lacquered, set of 3',
    image: tops,
    price: 240,
    category: 'Paper and play',
    rating: 5,
    reviews: 66,
    keywords: ['lattu', 'लट्टू', 'toy'],
    details: {
      text: 'Turned in Channapatna, and coloured with lac while they spin.',
      facts: { Pieces: '3', Age: 'From 3 years' },
    },
  },
  {
    id: 'candles',
    title: 'Beeswax candles, hand-rolled, set of 3',
    image: candles,
    price: 420,
    contents: { amount: 300, unit: 'g' },
    category: 'Home and kitchen',
    rating: 4,
    reviews: 40,
    keywords: ['light', 'diwali gift', 'मोमबत्ती'],
    details: {
      text: 'They burn for 20, 14 and 9 hours, and smell of honey before you light them.',
      facts: { 'Made with': 'Beeswax, cotton wick' },
    },
  },
  {
    id: 'hat',
    title: 'Straw hat with indigo band',
    image: hat,
    price: 780,
    category: 'Clothes and bags',
    rating: 3,
    reviews: 9,
    keywords: ['cap', 'sun', 'topi', 'टोपी'],
    details: {
      text: 'Woven from palm leaf. Wide enough for noon.',
      facts: { Brim: '9 cm', Size: 'One, with a drawstring inside' },
    },
  },
  {
    id: 'crayons',
    title: 'Beeswax crayons, 8 colours',
    image: crayons,
    price: 180,
    category: 'Paper and play',
    rating: 5,
    reviews: 208,
    keywords: ['colours', 'school', 'drawing', 'gift for a child'],
    details: {
      text: 'Bright on dark paper too, and nothing happens if one is eaten.',
      facts: { Colours: '8', Age: 'From 2 years' },
    },
  },
  {
    id: 'towel',
    title: 'Bath towel, handloom cotton',
    image: towel,
    price: 550,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 77,
    keywords: ['tauliya', 'तौलिया'],
    details: {
      text: 'Thin, quick to dry, and softer with each wash.',
      facts: { Cloth: 'Cotton, 280 g/m²' },
    },
    variants: [
      { id: 'towel-hand', name: 'Hand, 40 × 60 cm', price: 220 },
      { id: 'towel-bath', name: 'Bath, 70 × 140 cm' },
      { id: 'towel-large', name: 'Large, 90 × 180 cm', price: 890 },
    ],
  },
  {
    id: 'backpack',
    title: 'Canvas backpack, 20 litres, waxed against the rain',
    image: backpack,
    price: 2490,
    was: 2990,
    category: 'Clothes and bags',
    rating: 5,
    reviews: 143,
    keywords: ['rucksack', 'school bag', 'laptop bag'],
    details: {
      text: 'A sleeve for a laptop of 15 inches, two pockets, and straps that don’t slip.',
      captions: ['in clay'],
      facts: { Holds: '20 litres', Laptop: 'Up to 15 inch', Weight: '900 g' },
      netQuantity: '1 backpack',
      warranty: '2 years for seams and straps',
      maker: 'Waxed and Woven, 5 Canvas Yard, Kanpur 208001',
      origin: 'India',
    },
    pictures: [backpackClay],
    variants: [
      { id: 'backpack-olive', name: 'Olive' },
      { id: 'backpack-clay', name: 'Clay', left: 3 },
    ],
  },
  {
    id: 'kite',
    title: 'Paper kites, two, with 100 m of cotton string',
    image: kite,
    price: 95,
    category: 'Paper and play',
    rating: 4,
    reviews: 58,
    keywords: ['patang', 'पतंग', 'toy'],
    details: {
      text: 'For the roof, in January. Cotton string only: it doesn’t cut birds.',
      facts: { Wide: '52 cm' },
    },
  },
  {
    id: 'tawa',
    title: 'Cast-iron tawa, 28 cm, seasoned',
    image: tawa,
    price: 1240,
    category: 'Home and kitchen',
    rating: 5,
    reviews: 365,
    keywords: ['pan', 'griddle', 'dosa', 'तवा'],
    details: {
      text: 'Seasoned with oil, so the first roti works too.',
      facts: { Across: '28 cm', Weight: '2.3 kg', Hob: 'Gas, induction' },
      netQuantity: '1 tawa',
      warranty: '10 years',
      maker: 'Iron Kitchen, 3 Forge Road, Coimbatore 641001',
      origin: 'India',
    },
  },
  {
    id: 'soap',
    title: 'Neem and tulsi soap, three bars',
    image: soap,
    price: 210,
    was: 255,
    contents: { amount: 375, unit: 'g' },
    category: 'Home and kitchen',
    rating: 4,
    reviews: 154,
    keywords: ['sabun', 'साबुन', 'bath'],
    details: {
      text: 'Cold-pressed, cut by hand, cured for six weeks.',
      facts: { 'Made with': 'Coconut oil, neem oil, tulsi' },
    },
  },
  {
    id: 'belt',
    title: 'Woven belt with brass buckle',
    image: belt,
    price: 690,
    category: 'Clothes and bags',
    rating: 4,
    reviews: 25,
    keywords: ['strap'],
    details: { text: 'No holes: the pin goes through the weave wherever you want it.' },
    variants: [
      { id: 'belt-clay-90', name: 'Clay, 90 cm' },
      { id: 'belt-clay-110', name: 'Clay, 110 cm' },
      { id: 'belt-indigo-90', name: 'Indigo, 90 cm' },
      { id: 'belt-indigo-110', name: 'Indigo, 110 cm', soldOut: true },
    ],
  },
  {
    id: 'board-game',
    title: 'Pachisi, a board of cloth, with sixteen turned pieces',
    image: boardGame,
    price: 1120,
    category: 'Paper and play',
    rating: 5,
    reviews: 33,
    keywords: ['ludo', 'chaupar', 'game', 'gift'],
    details: {
      text: 'The game that ludo comes from. Rolls up, and fits in its own bag.',
      facts: { Players: '2 to 4', Board: '45 × 45 cm', Age: 'From 6 years' },
    },
  },
  {
    id: 'wrapping-paper',
    title: 'Gift wrap, three rolls, printed on handmade paper',
    image: wrappingPaper,
    price: 260,
    contents: { amount: 2.1, unit: 'm²' },
    category: 'Paper and play',
    rating: 4,
    reviews: 28,
    keywords: ['gift paper', 'wrapping', 'present'],
    details: { text: 'Three patterns, each 70 cm wide and a metre long. Folds without cracking.' },
  },
  {
    id: 'vase',
    title: 'Vase, white glaze, blue stepped band',
    image: vase,
    price: 1890,
    category: 'Home and kitchen',
    rating: 5,
    reviews: 8,
    keywords: ['flowers', 'guldan', 'फूलदान', 'housewarming gift'],
    details: {
      text: 'Tall enough for tuberoses, heavy enough for a cat.',
      facts: { Height: '32 cm' },
    },
  },
  {
    id: 'umbrella',
    title: 'Umbrella with cane handle, indigo',
    image: umbrella,
    price: 1450,
    category: 'Clothes and bags',
    rating: 4,
    reviews: 48,
    keywords: ['rain', 'monsoon', 'chhata', 'छाता'],
    details: {
      text: 'Eight ribs of fibreglass, which bend in the wind and come back.',
      facts: { Across: '102 cm', Weight: '420 g' },
      netQuantity: '1 umbrella',
      warranty: '1 year',
      maker: 'Imported by Tokrika Crafts, 1 Market Road, New Delhi 110001',
      origin: 'Sri Lanka',
    },
  },
  {
    id: 'ink',
    title: 'Fountain pen ink, blue-black, 50 ml',
    image: ink,
    price: 340,
    contents: { amount: 50, unit: 'ml' },
    category: 'Paper and play',
    rating: 5,
    reviews: 21,
    keywords: ['pen', 'neel', 'stationery', 'स्याही'],
    details: {
      text: 'Dries in ten seconds, and darkens for a day. The pencil in the picture isn’t included.',
      facts: { Contents: '50 ml' },
    },
  },
  {
    id: 'garden-tools',
    title: 'Hand fork and trowel, ash handles',
    image: gardenTools,
    price: 870,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 36,
    keywords: ['garden', 'tools', 'khurpi', 'खुरपी'],
    details: {
      text: 'Forged in one piece from tip to tang, so that the neck doesn’t bend.',
      facts: { Length: '30 cm', 'Made with': 'Carbon steel, ash' },
    },
  },
  {
    id: 'pouch',
    title: 'Coin pouch with zip',
    image: pouch,
    price: 149,
    category: 'Clothes and bags',
    rating: 4,
    reviews: 90,
    keywords: ['purse', 'wallet', 'batua', 'बटुआ'],
    details: { text: 'From what’s left when the kurtas are cut, so the print is a surprise.' },
    variants: [
      { id: 'pouch-light', name: 'Light' },
      { id: 'pouch-dark', name: 'Dark' },
    ],
  },
  {
    id: 'storybook',
    title: 'The Tailor’s Donkey and eleven other stories',
    image: storybook,
    price: 375,
    category: 'Paper and play',
    rating: 5,
    reviews: 112,
    keywords: ['book', 'children', 'किताब', 'reading', 'gift for a child'],
    details: {
      text: 'Twelve stories to read aloud, each as long as one cup of milk.',
      facts: { Pages: '96', Language: 'English', Age: 'From 4 years' },
    },
  },
  {
    id: 'lamp',
    title: 'Table lamp, paper shade, mango-wood foot',
    image: lamp,
    price: 2190,
    category: 'Home and kitchen',
    rating: 4,
    reviews: 14,
    keywords: ['light', 'bedside'],
    details: {
      text: 'Light for reading that doesn’t wake anybody beside you. The bulb isn’t included.',
      facts: { Height: '42 cm', Bulb: 'E27, up to 9 W', Cable: '1.8 m' },
      netQuantity: '1 lamp, without bulb',
      warranty: '1 year',
      maker: 'Shade and Grain, 8 Mango Grove, Pune 411004',
      origin: 'India',
    },
  },
  {
    id: 'spoon',
    title: 'Neem-wood spoons, pair',
    image: spoon,
    price: 85,
    category: 'Home and kitchen',
    keywords: ['ladle', 'karchi'],
  },
  {
    id: 'apron',
    title: 'Denim apron with one large pocket',
    image: apron,
    price: 640,
    category: 'Clothes and bags',
    rating: 5,
    reviews: 27,
    keywords: ['kitchen', 'cooking'],
    details: {
      text: 'Ties at the front, so that you can do it up yourself.',
      facts: { Cloth: 'Denim, 340 g/m²', Size: 'One' },
    },
  },
  {
    id: 'greeting-cards',
    title: 'Diwali cards with envelopes, set of 6',
    image: greetingCards,
    price: 150,
    category: 'Paper and play',
    rating: 5,
    reviews: 73,
    keywords: ['card', 'festival', 'दीवाली'],
    details: { text: 'Printed by hand. Blank inside, because you know what to say.' },
  },
  {
    id: 'postcard',
    title: 'Postcard',
    image: postcard,
    price: 5,
    category: 'Paper and play',
  },
];
