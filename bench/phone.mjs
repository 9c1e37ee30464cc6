import { chromium } from '@playwright/test';

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  });

/** A page on a phone with a processor four times slower than this one. */
export async function openPhone(browser) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devTools, close: () => context.close() };
}

/** The same, on slow 4G. */
export async function openPhoneOnSlowNetwork(browser) {
  const phone = await openPhone(browser);
  await phone.devTools.send('Network.enable');
  await phone.devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  return phone;
}
