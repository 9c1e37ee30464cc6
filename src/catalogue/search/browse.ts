export { describeList } from './describeList';
export { LinkedProduct } from './LinkedProduct';
export { ListNews } from './ListTools';
export { listProducts, prepareSearch } from './listProducts';
export { ListTools } from './ListTools';
export { markerOf } from './markTitle';
