/** Type-aware rules are those of typescript-eslint, by `oxlint-tsgolint`. */

/** The recommended, strict and stylistic rules, in addition to oxlint's category `correctness`. */
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
};
const strict = (...plugins) =>
  Object.fromEntries(
    plugins.flatMap((plugin) =>
      rules[plugin].match(/\S+/g).map((name) => [`${plugin}/${name}`, 'error']),
    ),
  );

const forbid = (regex, message) => ({ regex, message });
/**
 * Forbids folders but for these files: as globs, because oxlint ignores a regular expression with a lookahead, without a
 * word.
 *
 * @param parent of the folders, from the importing file; any by default
 */
const forbidBut = (folders, files, message, parent = '../**') => ({
  group: folders.flatMap((folder) => [
    `${parent}/${folder}/**`,
    ...files.map((file) => `!${parent}/${folder}/${file}`),
  ]),
  message,
});
const inFolders = (folders) => `^(\\.{1,2}/(.*/)?|#)(${folders.join('|')})(/|$)`;
const inRooms = (names) => `^(\\.\\./)+(${names.join('|')})/`;
const never = (...folders) =>
  forbid(inFolders(folders), `This layer is below ${folders.join(', ')}.`);
const firebase = forbid('^firebase', 'Only the folder firebase/ talks to Firebase.');
const rawHooks = forbid('^react-redux$', 'Use the typed hooks of app/hooks.ts.');
/** The parts that only the start and tests may import. */
const start = ['main', 'startup', 'prerender', 'testing'];
/** Rooms may import only the app's typed hooks, announcements, and the reducer that their lazy slices join. */
const app = {
  ...forbidBut(['app'], ['hooks', 'announce', 'store'], 'Rooms are below the app.'),
  allowTypeImports: true,
};
/** Each room, with the other ones that it may import. */
const rooms = {
  catalogue: [],
  basket: ['catalogue'],
  auth: [],
  orders: ['auth', 'basket', 'catalogue'],
  checkout: ['orders', 'auth', 'basket', 'catalogue'],
  desk: ['orders', 'auth', 'basket', 'catalogue'],
};
const allRooms = Object.keys(rooms);

/** The imports that each layer of src/ must not have. If two layers match a file, the later one applies. */
const layers = {
  'src/*': [never('app', 'pages', 'firebase', 'testing', ...allRooms)],
  'src/environment.ts': [firebase],
  'src/main.tsx': [firebase, never('prerender', 'testing')],
  'src/app/**': [firebase, never('firebase', ...start)],
  'src/app/startup/**': [firebase, never('main', 'prerender', 'testing')],
  'src/app/startup/inline/**': [
    firebase,
    forbid('react|redux', 'Inlined code uses no library.'),
    never('pages', 'firebase', ...start),
  ],
  'src/app/prerender/**': [firebase, never('main', 'startup', 'firebase', 'testing')],
  'src/pages/**': [
    firebase,
    rawHooks,
    forbidBut(['app'], ['announce'], 'Pages reach the state through the hooks of rooms.'),
    never('firebase', ...start),
  ],
  ...Object.fromEntries(
    Object.entries(rooms).map(([name, known]) => [
      `src/${name}/**`,
      [
        firebase,
        rawHooks,
        app,
        never('pages', 'firebase', ...start),
        forbid(
          inRooms(allRooms.filter((other) => other !== name && !known.includes(other))),
          'This room does not know that one.',
        ),
      ],
    ]),
  ),
  'src/ui/**': [
    firebase,
    forbid('redux', 'Components take props and read no store.'),
    forbidBut(['app'], ['announce'], 'This layer is below the app.'),
    never('pages', 'firebase', ...start),
    forbid(inRooms(allRooms), 'This layer is below the rooms.'),
  ],
  // Folders of words have the names of rooms, so rooms are named from each depth.
  ...Object.fromEntries(
    ['..', '../..', '../../..'].map((parent, depth) => [
      `src/words/${'*/'.repeat(depth)}*`,
      [
        firebase,
        forbid('redux', 'Words read no store.'),
        never('app', 'pages', 'firebase', 'ui', ...start),
        forbidBut(
          allRooms,
          ['model/**', 'arrival'],
          'Words know only the models of rooms.',
          parent,
        ),
      ],
    ]),
  ),
  'src/markets/**': [
    firebase,
    forbid('react|redux', 'A country is tables.'),
    never('app', 'pages', 'firebase', 'ui', 'words', ...start, ...allRooms),
  ],
  'src/firebase/**': [
    forbid('react|redux|\\.tsx$', 'The adapters know nothing but the outside world.'),
    never('app', 'pages', 'ui', 'words', ...start),
    forbidBut(
      allRooms,
      ['model/**', 'storage/**', 'authService'],
      'The adapters know only the models and ports of rooms.',
    ),
  ],
};

const tests = ['src/**/*.test.*', 'src/testing/**'];
const layerRule = 'typescript/no-restricted-imports';

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'react', 'import', 'jsx-a11y', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  env: { builtin: true },
  ignorePatterns: ['dist', 'dist-*', 'source-maps', '.test', '.bench'],
  rules: {
    ...strict('eslint', 'react'),
    // Types may be imported in a circle, because the store's are inferred from the slices that use its hooks.
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'import/no-duplicates': 'error',
    // Browsers and screen readers have supported a role for longer than its element.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The default order is right for texts, and only texts are sorted without a comparison.
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
        // An empty value counts as missing.
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
        // The rules below need types, which these files have only as far as the compiler infers them.
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
    {
      files: ['bench/{firstVisit,presses,walk}.mjs'],
      env: { browser: true },
      globals: { notes: 'readonly' },
    },
    ...Object.entries(layers).map(([files, patterns]) => ({
      files: [files],
      rules: {
        [layerRule]: ['error', { patterns }],
      },
    })),
    { files: tests, rules: { [layerRule]: 'off' } },
  ],
};
