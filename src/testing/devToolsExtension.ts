import type { DevToolsEnhancerOptions, Reducer, StoreEnhancer } from '@reduxjs/toolkit';

/* Stands in for Redux DevTools. Import it before the store's code, which looks for the extension when it loads. */

interface Step {
  action: { type: string };
  state: object;
  options: DevToolsEnhancerOptions;
}

const steps: Step[] = [];

const record =
  (options: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, initial) =>
    createStore(
      ((state: never, action: never) => {
        const next = reducer(state, action);
        steps.push({ action, state: next as object, options });
        return next;
      }) as Reducer as typeof reducer,
      initial,
    );

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: Parameters<StoreEnhancer>[0]) =>
      [...enhancers, record(options)].reduceRight(
        (create, enhance) => enhance(create),
        createStore,
      ),
});

/** The actions since the last call, with everything that the extension shows and exports of each step. */
export function readDevTools() {
  return steps.splice(0).map(({ action, state, options }) => {
    const { replacer } = options.serialize as {
      replacer: (key: string, value: unknown) => unknown;
    };
    return {
      type: action.type,
      happened: JSON.stringify([action, state]),
      // The extension writes all that it shows and exports with the replacer.
      shown: JSON.stringify([action, state], replacer),
    };
  });
}
