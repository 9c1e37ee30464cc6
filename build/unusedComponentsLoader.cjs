/**
 * Webpack loader for react-router: lets the bundle leave out the components that the shop does not
 * use. What makes them is marked as free of side effects, and their display names are dropped.
 *
 * @param {string} source
 */
module.exports = function unusedComponentsLoader(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
};
