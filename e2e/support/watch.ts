import { type BrowserContext, expect } from '@playwright/test';
import { testRun } from '../../scripts/lib/stages';

const notLoaded = (why: string) =>
  new RegExp(`^console error: Failed to load resource: .*${why}( \\([\\w ]+\\))?$`);
const missingFile = notLoaded('status of 404');
const caughtError = (message: RegExp) => new RegExp(`^console error: .*${message.source}`, 's');

/** Problems that a test provokes itself: for `watch.allow`. */
export const provoked = {
  refusal: notLoaded('status of 400'),
  /** The security rules reject a request. */
  forbidden: notLoaded('status of 403'),
  noConnection: [notLoaded('net::ERR_FAILED'), /^failed request: .* net::ERR_FAILED$/],
  caughtError,
  missingFile,
  /** A lazy chunk fails to load. */
  missingPart: [missingFile, caughtError(/Loading chunk \w+ failed/)],
};

/** The errors of Chromium, Firefox and Firefox's fonts when a reload or a closing tab cancels a request. */
const cancelled = /^net::ERR_ABORTED$|NS_BINDING_ABORTED|status=2152398850/;

/** Collects everything that a shopper should never see. A test with unexpected problems fails at its end. */
export class Watch {
  readonly problems: string[] = [];
  readonly alerts: string[] = [];
  private readonly allowed = [
    /^console warning: Service Worker registration blocked by Playwright$/,
  ];

  constructor(
    private readonly context: BrowserContext,
    baseURL: string | undefined,
  ) {
    const known = [new URL(baseURL ?? '').origin, testRun.authUrl, testRun.firestoreUrl];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (['data:', 'blob:', 'about:'].includes(protocol) || known.includes(origin)) return;
      this.problems.push(`third party contacted: ${request.method()} ${request.url()}`);
    });
    context.on('page', (page) => {
      page.on('websocket', (socket) => this.problems.push(`web socket: ${socket.url()}`));
    });
    context.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') {
        this.problems.push(`console ${type}: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => {
      const text = String(error.error());
      if (!cancelled.test(text)) this.problems.push(`page error: ${text}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page sees only what the service worker makes of its own request.
      if (cancelled.test(reason) || request.serviceWorker()) return;
      this.problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('dialog', (dialog) => {
      this.alerts.push(`${dialog.type()}: ${dialog.message()}`);
      // A page can close while its alert is open.
      dialog.accept().catch(() => undefined);
    });
  }

  /** Problems that match won't fail the test. */
  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns);
  }

  /** Waits for a browser alert with exactly this text, the only one since the last call. */
  async expectAlert(text: string) {
    await expect.poll(() => this.alerts).toEqual([`alert: ${text}`]);
    this.alerts.length = 0;
  }

  /** All problems, alerts and cookies so far that the test doesn't allow. */
  async unexpected(): Promise<string[]> {
    const cookies = (await this.context.cookies()).map(({ name }) => `cookie: ${name}`);
    const problems = [...this.problems, ...cookies].filter(
      (problem) => !this.allowed.some((pattern) => pattern.test(problem)),
    );
    return [...problems, ...this.alerts];
  }
}
