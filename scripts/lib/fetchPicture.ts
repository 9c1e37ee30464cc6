import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import sharp from 'sharp';

/** A picture that can't be taken over: its message says why, after “the picture …”. */
export class PictureProblem extends Error {
  /** Whether another attempt may succeed. */
  isPassing: boolean;

  constructor(message: string, { isPassing = false } = {}) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** The networks that aren't public, by the special-purpose registries of IANA. */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [address = '', bits] = network.split('/');
  notPublic.ipv4.addSubnet(address, Number(bits), 'ipv4');
}
// All public addresses of IPv6 begin with the bits 001, and these two of them lead elsewhere or nowhere.
for (const network of ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16']) {
  const [address = '', bits] = network.split('/');
  notPublic.ipv6.addSubnet(address, Number(bits), 'ipv6');
}

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !notPublic[family].check(address, family);
}

const privateAddress = () =>
  new PictureProblem('is on this machine or its own network, where no shop has pictures');

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 30_000_000;
const MOST_REDIRECTS = 5;

type IsAllowed = (address: string) => boolean;

/** Looks up names as usual, but refuses addresses that aren't allowed: a check before the connection could be outrun. */
const guardedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const isRefused = !error && addresses.some(({ address }) => !isAllowed(address));
      const [first] = error ? [] : addresses;
      const problem = error ?? (isRefused ? privateAddress() : null);
      if (options.all) callback(problem, addresses);
      else callback(problem, first?.address ?? '', first?.family);
    });
  };

function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new PictureProblem('has no address on the web, such as https://…');
  }
  return url;
}

/** The bytes at an address of the web. */
async function download(url: URL, isAllowed: IsAllowed, redirects = 0): Promise<Buffer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw privateAddress();
  const { get } = url.protocol === 'https:' ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { lookup: guardedLookup(isAllowed), signal: AbortSignal.timeout(TIMEOUT_MS) };
    get(url, options, resolve).on('error', reject);
  });
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.resume();
    if (redirects === MOST_REDIRECTS) throw new PictureProblem('is redirected again and again');
    return download(readUrl(new URL(headers.location, url).href), isAllowed, redirects + 1);
  }
  if (statusCode !== 200) {
    response.resume();
    const isPassing = statusCode === 429 || statusCode >= 500;
    throw new PictureProblem(`can’t be downloaded: its server says ${statusCode}`, { isPassing });
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new PictureProblem('is larger than 30 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The least and the most pixels of a photograph's width that the shop has use for, and the least that it enlarges. */
const WIDTHS = { least: 960, most: 2000, enlarged: 400 };
const MOST_PIXELS = 100_000_000;
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

/** @throws PictureProblem if it is none, or too small */
async function asPhotograph(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { format, autoOrient } = await picture.metadata().catch(() => {
    throw new PictureProblem('can’t be read as a photograph');
  });
  if (!formats.includes(format)) throw new PictureProblem(`is a drawing (${format})`);
  const { width } = autoOrient;
  if (width < WIDTHS.enlarged) throw new PictureProblem(`is only ${width} pixels wide`);
  return picture
    .autoOrient()
    .resize({ width: Math.min(Math.max(width, WIDTHS.least), WIDTHS.most) })
    .webp({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw new PictureProblem('can’t be read as a photograph');
    });
}

/** How long to wait before each further attempt, in milliseconds. */
const RETRY_MS = [1000, 4000];

interface Options {
  isAllowed?: IsAllowed;
  retryMs?: readonly number[];
}

/**
 * Downloads a photograph, as WebP of 960 to 2,000 pixels in width. Smaller ones are enlarged, those of less than 400
 * pixels refused.
 *
 * @throws PictureProblem that says why it can't be taken over
 */
export async function fetchPicture(
  address: string,
  { isAllowed = isPublic, retryMs = RETRY_MS }: Options = {},
): Promise<Buffer> {
  const url = readUrl(address);
  const [wait, ...others] = retryMs;
  try {
    return await asPhotograph(await download(url, isAllowed));
  } catch (error) {
    const { message, code = message } = error as NodeJS.ErrnoException;
    const problem =
      error instanceof PictureProblem
        ? error
        : new PictureProblem(`can’t be downloaded (${code})`, { isPassing: true });
    if (wait === undefined || !problem.isPassing) throw problem;
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    return fetchPicture(address, { isAllowed, retryMs: others });
  }
}
