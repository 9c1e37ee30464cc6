import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';
import { second } from './walk';

const project = resolve(__dirname, '../..');
const site = `http://localhost:5151${second.basePath}`;

/** The tests of the shop that a merchant makes of this one. */
export default defineConfig<{ identityUrl: string }>({
  ...common,
  testDir: '.',
  testIgnore: [],
  outputDir: `${project}/.test/merchant/results`,
  // A build in between takes most of a busy machine's minute.
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: `${project}/.test/merchant.report` }]],
  use: { ...common.use, baseURL: site, identityUrl: 'http://127.0.0.1:9198' },
  webServer: {
    command: 'node scripts/serveMerchant.mjs',
    cwd: project,
    url: site,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
