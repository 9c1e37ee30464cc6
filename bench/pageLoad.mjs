import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The first bench installs Lighthouse, because it brings more than a hundred packages. */
const lighthouse = ['exec', '--yes', '--prefer-offline', 'lighthouse@12.8.2', '--'];
/** Slow 4G as Lighthouse applies it: how long each request waits for its answer, in milliseconds. */
export const latencyMs = 562.5;
const kilobits = 1474.56;
/** How long so many bytes take there, in milliseconds. */
export const transferMs = (bytes) => (bytes * 8) / kilobits;

const flags = [
  '--quiet',
  '--output=json',
  '--throttling-method=devtools',
  `--throttling.requestLatencyMs=${latencyMs}`,
  `--throttling.downloadThroughputKbps=${kilobits}`,
  '--throttling.uploadThroughputKbps=675',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking ' +
    '--disable-component-update --no-first-run',
];

async function run(...args) {
  const command = [process.env.npm_execpath, ...lighthouse, ...args];
  const options = { maxBuffer: 100_000_000 };
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}

/** @throws when npm can't fetch it */
export async function requireLighthouse() {
  try {
    await run('--version');
  } catch (error) {
    throw new Error('Lighthouse can’t be fetched: the first bench needs the network.', {
      cause: error,
    });
  }
}

/**
 * One cold visit on Lighthouse's mobile device with applied throttling (slow 4G), in the browser of
 * CHROME_PATH.
 *
 * @param {string} url
 * @param {{ cpu: number }} options how many times slower the processor is
 * @returns times in milliseconds, bytes as transferred, scores from 0 to 100
 */
export async function measurePageLoad(url, { cpu }) {
  const { audits, categories } = JSON.parse(
    await run(url, ...flags, `--throttling.cpuSlowdownMultiplier=${cpu}`),
  );
  const time = (audit) => audits[audit].numericValue;
  const bytes = (...kinds) =>
    audits['network-requests'].details.items
      .filter(({ resourceType }) => kinds.length === 0 || kinds.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    speedIndex: time('speed-index'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    bytes: bytes(),
    bytesDocument: bytes('Document'),
    bytesScript: bytes('Script'),
    bytesImage: bytes('Image'),
    bytesFont: bytes('Font'),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    ),
    failing: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 1 && scoreDisplayMode === 'binary',
      )
      .map(({ id }) => id),
  };
}
