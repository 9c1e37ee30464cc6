const { conditionsOf } = require('./build/shop.cjs');
const { shops } = require('./build/subpaths.cjs');

// The options are those of tsconfig.json, but Jest runs CommonJS.
const compilerOptions = {
  target: 'ES2022',
  module: 'CommonJS',
  jsx: 'react-jsx',
  esModuleInterop: true,
  isolatedModules: true,
  rootDir: __dirname,
};

const common = {
  roots: ['src', 'build', 'firestore', 'functions', 'scripts'].map((name) => `<rootDir>/${name}`),
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: compilerOptions }],
    '\\.(jpe?g|png|webp|css)$': '<rootDir>/src/testing/jest/assetTransform.cjs',
  },
  // The build alone splits the catalogue: see `build/catalogueLoader.cjs`.
  moduleNameMapper: {
    '/products\\?first$': '<rootDir>/src/testing/builtCatalogue.ts',
  },
  restoreMocks: true,
};

const otherKinds = `\\.(contract|property|${shops.join('|')})\\.test\\.tsx?$`;
// A test that needs a page names its environment in its first line.
const unit = {
  ...common,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/src/testing/jest/setup.ts'],
  testMatch: ['**/*.test.{ts,tsx}'],
};

const projects = [
  {
    ...unit,
    displayName: 'unit',
    roots: ['<rootDir>/src'],
    testPathIgnorePatterns: [otherKinds, '/src/desk/'],
  },
  // The build, the commands and the functions, which hardly any change of the shop breaks.
  {
    ...unit,
    displayName: 'tools',
    roots: common.roots.filter((root) => !root.endsWith('/src')),
    testPathIgnorePatterns: [otherKinds],
  },
  // The desk's whole screens take a third of the time of all unit tests.
  {
    ...unit,
    displayName: 'desk',
    roots: ['<rootDir>/src/desk'],
    testPathIgnorePatterns: [otherKinds],
  },
  // The shops of `src/testing/shops/` run their own tests and, like the project above, `*.markets.test.ts`.
  ...shops.map((displayName) => ({
    ...unit,
    displayName,
    testEnvironmentOptions: {
      customExportConditions: [...conditionsOf([`shop-${displayName}`]), 'node', 'node-addons'],
    },
    testMatch: [`**/*.{${displayName},markets}.test.{ts,tsx}`],
  })),
  {
    ...common,
    displayName: 'properties',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/src/testing/jest/seed.ts',
    setupFilesAfterEnv: ['<rootDir>/src/testing/quietConsole.ts'],
    testMatch: ['**/*.property.test.ts'],
  },
  // These need emulators at AUTH_EMULATOR_URL and FIRESTORE_EMULATOR_URL.
  ...Object.entries({ rules: ['firestore'], contract: ['src', 'functions'] }).map(
    ([displayName, folders]) => ({
      ...common,
      displayName,
      roots: folders.map((folder) => `<rootDir>/${folder}`),
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/src/testing/quietConsole.ts'],
      testMatch: ['**/*.contract.test.ts'],
      ...(displayName === 'rules' && { globalTeardown: '<rootDir>/firestore/tests/coverage.ts' }),
    }),
  ),
  {
    // These tests run the commands.
    ...common,
    displayName: 'checks',
    roots: ['<rootDir>/checks'],
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
  },
];
const isNamed = process.argv.some((argument) => argument.startsWith('--selectProjects'));

/** @type {import('jest').Config} */
module.exports = {
  // The timeout is for busy machines. Jest ignores a project's own `testTimeout`.
  testTimeout: 30_000,
  // The default is the unit tests in each market, because the others take minutes or need emulators.
  projects: isNamed ? projects : projects.slice(0, 3 + shops.length),
};
