import './styles/index.css';

/** Lets the browser answer a touch, and paint, before the next part. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// The parts are run one by one, each in a task of its own: on a slow phone the whole in one go
// would hold up the page for a quarter of a second.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["HashRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './app/routes'),
  () => import(/* webpackMode: "eager" */ './start'),
];
for (const run of parts) {
  await pause();
  await run();
}
