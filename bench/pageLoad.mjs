import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * One cold visit on Lighthouse's mobile device with applied throttling (slow 4G).
 *
 * @param {string} url
 * @param {{ cpu: number }} options how many times slower the processor is
 * @returns times in milliseconds, bytes as transferred, scores from 0 to 100
 */
export async function measurePageLoad(url, { cpu }) {
  const chrome = await launch({ chromePath: process.env.CHROME_PATH, chromeFlags });
  try {
    const { lhr } = await lighthouse(
      url,
      { port: chrome.port, throttlingMethod: 'devtools', logLevel: 'error' },
      {
        extends: 'lighthouse:default',
        settings: {
          throttling: {
            requestLatencyMs: 562.5,
            downloadThroughputKbps: 1474.56,
            uploadThroughputKbps: 675,
            cpuSlowdownMultiplier: cpu,
          },
        },
      },
    );
    const time = (audit) => lhr.audits[audit].numericValue;
    const requests = lhr.audits['network-requests'].details.items;
    const bytes = (...kinds) =>
      requests
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
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]),
      ),
      failing: Object.values(lhr.audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 1 && scoreDisplayMode === 'binary',
        )
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}
