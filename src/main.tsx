import './styles.css';

// Each part runs in a task of its own: on a slow phone, a single task would block the page for a
// quarter of a second.
const parts = [
  () => import(/* webpackMode: "eager" */ './app/startup/reactDom'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["HashRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './app/Screens'),
  () => import(/* webpackMode: "eager" */ './app/startup/startShop'),
];

// A script that was late and retried may run twice; the shop starts once.
if (!window.isShopStarting) {
  window.isShopStarting = true;
  for (const run of parts) setTimeout(() => void run());
}
