export { release } from '../features/catalogue/products?release';
export { readLiveChanges } from '../services/firebase/readLiveChanges';
export { followPrices } from './followPrices';
