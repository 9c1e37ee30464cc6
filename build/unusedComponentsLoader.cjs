/**
 * Webpack loader for react-router: lets the bundle leave out the components that the shop does not
 * use. What makes them is marked as free of side effects, and their display names are dropped. A
 * member of React that is taken by its name's text would bring webpack's copy of the whole namespace.
 *
 * @param {string} source
 */
module.exports = function unusedComponentsLoader(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= (React\d*)\[(\w+)\];$/gm, '= /* @__PURE__ */ Reflect.get($1, $2);')
    .replace(/^\w+\.displayName = .*;$/gm, '');
};
