/** Type-aware rules are those of typescript-eslint, by `oxlint-tsgolint`. */

/** What is added to oxlint's category `correctness`: the recommended, strict and stylistic rules. */
const rules = {
  eslint: `
    no-array-constructor no-case-declarations no-empty no-empty-function no-fallthrough
    no-prototype-builtins no-regex-spaces no-unexpected-multiline no-useless-assignment
    no-useless-constructor no-var prefer-const prefer-rest-params prefer-spread
    preserve-caught-error`,
  typescript: `
    adjacent-overload-signatures array-type ban-ts-comment class-literal-property-style
    consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
    consistent-type-definitions dot-notation no-confusing-non-null-assertion
    no-confusing-void-expression no-deprecated no-dynamic-delete no-empty-object-type
    no-explicit-any no-extraneous-class no-generated-empty-object-type no-inferrable-types
    no-invalid-void-type no-misused-promises no-mixed-enums no-namespace
    no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
    no-unnecessary-boolean-literal-compare no-unnecessary-condition
    no-unnecessary-template-expression no-unnecessary-type-arguments
    no-unnecessary-type-assertion no-unnecessary-type-constraint no-unnecessary-type-conversion
    no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
    no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return
    non-nullable-type-assertion-style only-throw-error prefer-find prefer-for-of
    prefer-function-type prefer-includes prefer-literal-enum-member prefer-optional-chain
    prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec
    prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs
    require-await return-await unified-signatures use-unknown-in-catch-callback-variable`,
  react: 'rules-of-hooks unsupported-syntax',
  import: 'no-cycle',
};
const strict = (...plugins) =>
  Object.fromEntries(
    plugins.flatMap((plugin) =>
      rules[plugin].match(/\S+/g).map((name) => [`${plugin}/${name}`, 'error']),
    ),
  );

const forbid = (regex, message) => ({ regex, message });
const firebase = forbid('^firebase', 'Only services/firebase/ talks to Firebase.');
const rawHooks = forbid('^react-redux$', 'Use the typed hooks of shared/hooks.ts.');
const inFolders = (folders) => `^\\.{1,2}/(.*/)?(${folders.join('|')})(/|$)`;
const never = (...folders) =>
  forbid(inFolders(folders), `This layer is below ${folders.join(', ')}.`);
const typesOf = (...folders) => ({
  ...forbid(inFolders(folders), `This layer takes only types from ${folders.join(', ')}.`),
  allowTypeImports: true,
});
/** What only the start and tests import. */
const start = ['main', 'boot', 'html', 'sync', 'testing'];
/** Each feature, with the other ones that it may import. */
const features = {
  auth: [],
  catalogue: [],
  search: ['catalogue'],
  basket: ['catalogue'],
  orders: ['basket', 'catalogue'],
  guests: ['orders', 'auth', 'basket', 'catalogue'],
  checkout: ['guests', 'orders', 'basket', 'catalogue'],
  orderHistory: ['orders', 'basket', 'catalogue'],
  admin: ['orders', 'basket', 'catalogue', 'search'],
};
/** The ports of the sync, and the format of a stored basket. */
const syncServices = ['accountBasket', 'basketStore', 'remoteBasket', 'storage/basketKeys'];
const notOf = (others) =>
  forbid(`\\.\\./(${others.join('|')})/`, 'This feature does not know that one.');
const feature = [
  firebase,
  rawHooks,
  never('pages', ...start),
  {
    // A slice that is loaded later injects itself into the reducer.
    group: ['**/app/**', '!**/app/rootReducer'],
    message: 'This layer takes only types from app.',
    allowTypeImports: true,
  },
  typesOf('services'),
];

/** For each layer of src/, what it must not import. Where two match a file, the later one holds. */
const layers = {
  'src/*': [never('.*')],
  'src/main.tsx': [firebase, never('html', 'testing')],
  'src/boot/**': [firebase, never('main', 'html', 'testing')],
  'src/boot/startInTasks.ts': [firebase, never('html', 'testing')],
  'src/boot/inline/**': [
    firebase,
    forbid('react|redux', 'Inlined code uses no library.'),
    never('app', 'pages', 'main', 'html', 'sync', 'testing'),
  ],
  'src/html/**': [firebase, never('main', 'boot', 'sync', 'testing'), typesOf('services')],
  'src/app/**': [firebase, never(...start), typesOf('services')],
  'src/pages/**': [
    firebase,
    rawHooks,
    forbid(
      '(Slice|Selectors|Thunks|Listeners|/hooks)$',
      'Pages reach the state through the hooks of features.',
    ),
    never('app', ...start),
    typesOf('services'),
  ],
  ...Object.fromEntries(
    Object.entries(features).map(([name, known]) => [
      `src/features/${name}/**`,
      [
        ...feature,
        notOf(Object.keys(features).filter((other) => other !== name && !known.includes(other))),
      ],
    ]),
  ),
  'src/model/**': [
    firebase,
    forbid('react|redux', 'The model needs no library.'),
    never('app', 'features', 'pages', 'services', 'shared', ...start),
  ],
  'src/words/**': [
    firebase,
    forbid('redux', 'Words read no store.'),
    never('app', 'features', 'pages', 'services', ...start),
  ],
  'src/shared/**': [firebase, never('features', 'pages', ...start), typesOf('app', 'services')],
  'src/shared/components/**': [
    forbid('redux|/hooks$', 'Components take props and read no store.'),
    never('features', 'pages', 'app', 'services', ...start),
  ],
  'src/sync/**': [
    firebase,
    forbid('react|redux', 'The sync knows only the ports of services.'),
    {
      group: ['**/services/**', ...syncServices.map((name) => `!**/services/${name}`)],
      message: 'The sync takes from services its ports, and the format of a stored basket.',
    },
    never('app', 'features', 'pages', 'shared', ...start),
  ],
  'src/services/**': [
    firebase,
    forbid('react|redux', 'Services know nothing but the outside world.'),
    never('app', 'features', 'pages', 'shared', ...start),
  ],
  'src/services/firebase/**': [
    forbid('react|redux', 'Services know nothing but the outside world.'),
    never('app', 'features', 'pages', 'shared', ...start),
  ],
};

const tests = ['src/**/*.test.*', 'src/**/*Contract.ts'];
const layerRule = 'typescript/no-restricted-imports';

export default {
  plugins: ['eslint', 'typescript', 'react', 'import', 'jsx-a11y', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  env: { builtin: true },
  ignorePatterns: ['dist', 'source-maps', '.test', '.bench'],
  rules: {
    ...strict('eslint', 'react', 'import'),
    // Engines and screen readers know a role longer than its element.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // What is sorted without one is texts.
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...strict('typescript'),
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        // An empty value counts as one that is not given.
        'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      },
    },
    {
      files: ['src/**/*.tsx'],
      excludeFiles: ['src/words/**', 'src/testing/**', 'src/**/*.test.tsx'],
      rules: {
        // Every text is in src/words, where it can be translated.
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            allowedStrings: ['', ' '],
            ignoreProps: true,
            restrictedAttributes: ['alt', 'aria-label', 'heading', 'label', 'placeholder', 'title'],
          },
        ],
      },
    },
    {
      files: ['**/*.{js,cjs,mjs}'],
      env: { node: true },
      rules: {
        'eslint/no-undef': 'error',
        // Their types are those of the compiler alone.
        'typescript/no-implied-eval': 'off',
        'typescript/no-useless-default-assignment': 'off',
        'typescript/restrict-template-expressions': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['build/worker.mjs'],
      env: { serviceworker: true },
      globals: { CACHE_ID: 'readonly' },
    },
    // Functions for `page.evaluate` run in the browser.
    { files: ['bench/{browsing,firstVisit,interaction,merchantDay}.mjs'], env: { browser: true } },
    ...Object.entries(layers).map(([files, patterns]) => ({
      files: [files],
      rules: {
        [layerRule]: ['error', { patterns }],
      },
    })),
    { files: tests, rules: { [layerRule]: 'off' } },
  ],
};
