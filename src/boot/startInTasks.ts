import '../styles.css';

// What the shop is made of is run part by part, each in a task of its own: on a slow phone all of it
// in one task would keep the page from answering for a quarter of a second.
const parts = [
  () => import(/* webpackMode: "eager" */ './reactDom'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["HashRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '../app/routes'),
  () => import(/* webpackMode: "eager" */ '../main'),
];

// A script that was late and asked for again may come twice; the shop starts once.
if (!window.isShopStarting) {
  window.isShopStarting = true;
  for (const run of parts) setTimeout(() => void run());
}
