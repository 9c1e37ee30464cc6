// The compiler options of tsconfig.json, but for the modules: Jest runs CommonJS.
const compilerOptions = {
  target: 'ES2022',
  module: 'CommonJS',
  jsx: 'react-jsx',
  esModuleInterop: true,
  isolatedModules: true,
};

const common = {
  roots: ['<rootDir>/src'],
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: compilerOptions }],
    '\\.(jpg|css)$': '<rootDir>/src/test/assetTransform.cjs',
  },
  restoreMocks: true,
  // A busy machine is no failure.
  testTimeout: 30_000,
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/src/test/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/test/setupBrowser.ts'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.(contract|property)\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'properties',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/src/test/seed.ts',
      setupFilesAfterEnv: ['<rootDir>/src/test/quietConsole.ts'],
      testMatch: ['**/*.property.test.ts'],
      testTimeout: 300_000,
    },
    {
      // Talks to a running Auth emulator, at AUTH_EMULATOR_URL.
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/src/test/quietConsole.ts'],
      testMatch: ['**/*.contract.test.ts'],
    },
  ],
};
