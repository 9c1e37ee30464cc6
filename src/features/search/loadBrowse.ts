import { loadChunk } from '../../shared/loadChunk';

/** What finds and lists products, beyond those that the page has from the start. */
export const loadBrowse = () =>
  loadChunk(() => import(/* webpackChunkName: "browse" */ './browse'));
