// The compiler options of tsconfig.json, but for the modules: Jest runs CommonJS.
const compilerOptions = {
  target: 'ES2022',
  module: 'CommonJS',
  jsx: 'react-jsx',
  esModuleInterop: true,
  isolatedModules: true,
  rootDir: __dirname,
};

const common = {
  roots: ['<rootDir>/src', '<rootDir>/build', '<rootDir>/scripts'],
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: compilerOptions }],
    '\\.(jpg|css)$': '<rootDir>/src/testing/jest/assetTransform.cjs',
  },
  // The catalogue is divided only in the build: see `build/catalogueLoader.cjs`.
  moduleNameMapper: { '^(.*)\\?(details|part)$': '$1' },
  restoreMocks: true,
};

const projects = [
  {
    // What needs a page names its environment in its first line.
    ...common,
    displayName: 'unit',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/src/testing/jest/setup.ts'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['\\.(contract|property)\\.test\\.ts$'],
  },
  {
    ...common,
    displayName: 'properties',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/src/testing/jest/seed.ts',
    setupFilesAfterEnv: ['<rootDir>/src/testing/quietConsole.ts'],
    testMatch: ['**/*.property.test.ts'],
  },
  {
    // Talks to running emulators, at AUTH_EMULATOR_URL and FIRESTORE_EMULATOR_URL.
    ...common,
    displayName: 'contract',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/src/testing/quietConsole.ts'],
    testMatch: ['**/*.contract.test.ts'],
  },
  {
    // Runs the commands themselves, one file at a time.
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
  // A busy machine is no failure. Jest ignores a project's own `testTimeout`.
  testTimeout: 30_000,
  // Without a name only the unit tests run: the others take minutes, or need emulators.
  projects: isNamed ? projects : projects.slice(0, 1),
};
