const js = require('@eslint/js');
const reactHooks = require('eslint-plugin-react-hooks');
const globals = require('globals');
const tseslint = require('typescript-eslint');

const types = { allowTypeImports: true };
const firebase = ['^firebase', 'Only services/firebaseAuthService.ts talks to Firebase.'];
const rawHooks = ['^react-redux$', 'Use the typed hooks of app/hooks.ts.'];
const pages = ['/pages/', 'Only the route table imports pages.'];
const otherFeature = ['\\./(auth|basket|catalogue)/', 'Only the basket knows another feature.'];
const feature = [
  firebase,
  rawHooks,
  pages,
  ['/app/store$', 'Features take only types from the store.', types],
  ['/services/', 'Features take only types from services.', types],
];

/** For each layer of src/, what it must not import. Where two match a file, the later one holds. */
const layers = {
  'src/services/**': [
    firebase,
    [
      'react|redux|/(app|features|components|pages)/',
      'Services know nothing but the outside world.',
    ],
  ],
  'src/services/firebaseAuthService.ts': [
    [
      'react|redux|/(app|features|components|pages)/',
      'Services know nothing but the outside world.',
    ],
  ],
  'src/app/**': [firebase],
  'src/features/**': feature,
  'src/features/{auth,catalogue}/**': [...feature, otherFeature],
  'src/pages/**': [
    firebase,
    rawHooks,
    ['(Slice|Thunks|/app/hooks)$', 'Pages reach the state through the hooks of features.'],
    ['/services/', 'Pages take only types from services.', types],
  ],
  'src/components/**': [
    firebase,
    pages,
    ['redux|/features/|/app/(store|hooks)$', 'Components take props and read no store.'],
  ],
};

module.exports = tseslint.config(
  { ignores: ['dist', 'source-maps', '.test', '.bench'] },
  js.configs.recommended,
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  // What it hands to `page.evaluate` runs in the browser.
  { files: ['bench/interaction.mjs'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty value counts as one that is not given.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
    },
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
