import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { shop } from './src/config';

const site = `http://localhost:5150${shop.basePath}`;
// `npm test` has looked further, and gives what it found in CHROME_PATH.
const places = JSON.parse(readFileSync('scripts/lib/chromiumPlaces.json', 'utf8')) as string[];
const chromium = process.env.CHROME_PATH || places.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'e2e',
  testIgnore: '**/merchant/**',
  outputDir: '.test/results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for a busy machine: what a shopper must not wait for is measured by `npm run bench`.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.test/browser.report' }]],
  use: {
    baseURL: site,
    trace: 'retain-on-failure',
    // What a service worker answers, no test could hold up or change; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium refuses its sandbox to root, which a container usually is.
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
        '--no-proxy-server',
        // Nothing but this machine: a request to the outside fails at once instead of waiting.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: 'node scripts/serveForTests.mjs',
    url: site,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
