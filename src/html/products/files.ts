/* Compiled and run by `build/plugins/productPagesPlugin.cjs`. */
import './productPage.css';

export { slugOf } from '../../features/catalogue/slugOf';
export { renderProductPage } from './renderProductPage';
export { renderSitemap, robots } from './sitemap';
