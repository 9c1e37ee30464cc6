export { readLiveChanges } from '../services/firebase/readLiveChanges';
export { followPrices } from './followPrices';
