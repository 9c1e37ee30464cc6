const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const reactHooks = require('eslint-plugin-react-hooks');
const globals = require('globals');
const importX = require('eslint-plugin-import-x');
const tseslint = require('typescript-eslint');

const types = { allowTypeImports: true };
const firebase = ['^firebase', 'Only services/firebase*.ts and firestore*.ts talk to Firebase.'];
const rawHooks = ['^react-redux$', 'Use the typed hooks of shared/hooks.ts.'];
const never = (...folders) => [
  `^\\.{1,2}/(.*/)?(${folders.join('|')})(/|$)`,
  `This layer is below ${folders.join(', ')}.`,
];
const typesOf = (...folders) => [
  `^\\.{1,2}/(.*/)?(${folders.join('|')})(/|$)`,
  `This layer takes only types from ${folders.join(', ')}.`,
  types,
];
const start = ['main', 'boot', 'html', 'testing'];
const otherFeature = (...features) => [
  `\\.\\./(${features.join('|')})/`,
  'Features do not know each other; the basket knows the catalogue, orders know both.',
];
const feature = [
  firebase,
  rawHooks,
  never('pages', ...start),
  // The id of a line is made where its action is.
  typesOf('app', 'services/(?!lineId$).*'),
];

/** For each layer of src/, what it must not import. Where two match a file, the later one holds. */
const layers = {
  'src/*': [never('.*')],
  'src/main.tsx': [firebase, never('html', 'testing')],
  'src/boot/**': [firebase, never('main', 'html', 'testing')],
  'src/boot/startInTasks.ts': [firebase, never('html', 'testing')],
  'src/boot/inline/**': [
    firebase,
    ['react|redux', 'Inlined code uses no library.'],
    never('app', 'pages', 'main', 'html', 'testing'),
  ],
  'src/html/**': [firebase, never('main', 'boot', 'testing'), typesOf('services')],
  'src/app/**': [firebase, never(...start), typesOf('services')],
  'src/pages/**': [
    firebase,
    rawHooks,
    ['(Slice|Thunks|Listeners|/hooks)$', 'Pages reach the state through the hooks of features.'],
    never('app', ...start),
    typesOf('services'),
  ],
  'src/features/auth/**': [...feature, otherFeature('basket', 'catalogue', 'orders', 'search')],
  'src/features/basket/**': [...feature, otherFeature('auth', 'orders', 'search')],
  'src/features/catalogue/**': [...feature, otherFeature('auth', 'basket', 'orders', 'search')],
  'src/features/orders/**': [...feature, otherFeature('auth', 'search')],
  'src/features/search/**': [...feature, otherFeature('auth', 'basket', 'catalogue', 'orders')],
  'src/shared/**': [firebase, never('features', 'pages', ...start), typesOf('app', 'services')],
  'src/shared/components/**': [
    ['redux|/hooks$', 'Components take props and read no store.'],
    never('features', 'pages', 'app', 'services', ...start),
  ],
  'src/services/**': [
    firebase,
    ['react|redux', 'Services know nothing but the outside world.'],
    never('app', 'features', 'pages', 'shared', ...start),
  ],
  'src/services/fire{base,store}*.ts': [
    ['react|redux', 'Services know nothing but the outside world.'],
    never('app', 'features', 'pages', 'shared', ...start),
  ],
};

module.exports = tseslint.config(
  { ignores: ['dist', 'source-maps', '.test', '.bench'] },
  js.configs.recommended,
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['build/worker.mjs'],
    languageOptions: { globals: { ...globals.serviceworker, CACHE_ID: 'readonly' } },
  },
  // What it hands to `page.evaluate` runs in the browser.
  { files: ['bench/interaction.mjs'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': reactHooks, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-cycle': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty value counts as one that is not given.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
    },
  },
  {
    // What some browser of the list in package.json lacks. Newer parts of the language are no types of
    // `lib` in tsconfig.json; in what is built, libraries too, `checks/safety` looks for them.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/*.contract.*', 'src/testing/**', 'src/html/**'],
    plugins: { compat },
    // What `globals.d.ts` says is not in every browser is asked for first.
    settings: { lintAllEsApis: true, polyfills: ['trustedTypes'] },
    rules: { 'compat/compat': 'error' },
  },
  ...Object.entries(layers).map(([files, forbidden]) => ({
    files: [files],
    ignores: ['**/*.test.*', '**/*.contract.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: forbidden.map(([regex, message, more]) => ({ regex, message, ...more })) },
      ],
    },
  })),
);
