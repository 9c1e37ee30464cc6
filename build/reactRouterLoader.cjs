/**
 * Webpack loader for react-router: names `useOptimistic`. React 18 lacks it, so react-router computes the name,
 * and for that webpack puts a wrapper of the whole of React into the first scripts.
 *
 * @type {(source: string) => string}
 */
module.exports = (source) => source.replace('[USE_OPTIMISTIC]', '.useOptimistic');
