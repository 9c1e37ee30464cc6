import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { fetchPicture, isPublic } from './fetchPicture';

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
});

/** Starts a server on this machine. @returns its address */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const picture = (width: number, format: 'png' | 'jpeg' = 'jpeg') =>
  sharp({ create: { width, height: 60, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

/** Downloads from this machine, without waits. */
const fetchHere = (address: string) =>
  fetchPicture(address, { isAllowed: () => true, retryMs: [0, 0] });

it.each([
  [1600, 1600],
  [3000, 2000],
  [600, 960],
])('saves a photograph of %i pixels as WebP of %i', async (width, saved) => {
  const bytes = await picture(width);
  const address = await serve((_request, response) => response.end(bytes));
  const { format, width: found } = await sharp(await fetchHere(address)).metadata();
  expect([format, found]).toEqual(['webp', saved]);
});

it('follows a redirection, and tries again while the server is busy', async () => {
  const bytes = await picture(1000);
  const requests: (string | undefined)[] = [];
  const address = await serve((request, response) => {
    requests.push(request.url);
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else if (requests.length < 4) response.writeHead(503).end();
    else response.end(bytes);
  });
  await expect(fetchHere(`${address}/old`)).resolves.toBeInstanceOf(Buffer);
  expect(requests).toEqual(['/old', '/new', '/old', '/new']);
});

it.each<[string, RequestListener, string]>([
  ['is missing', (_, response) => response.writeHead(404).end(), 'its server says 404'],
  ['is a page', (_, response) => response.end('<html></html>'), 'can’t be read as a photograph'],
  [
    'is a drawing that may load files',
    (_, response) =>
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="999" height="9"/>'),
    'is a drawing (svg)',
  ],
  ['never stops', endless, 'is larger than 30 MB'],
  [
    'redirects to itself',
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    'is redirected again and again',
  ],
  [
    'redirects to a file',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'has no address on the web',
  ],
])('refuses a picture that %s', async (_what, listener, problem) => {
  await expect(fetchHere(await serve(listener))).rejects.toThrow(problem);
});

function endless(...[, response]: Parameters<RequestListener>) {
  const chunk = Buffer.alloc(1_000_000);
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

it('refuses a picture of less than 400 pixels', async () => {
  const bytes = await picture(399, 'png');
  const address = await serve((_request, response) => response.end(bytes));
  await expect(fetchHere(address)).rejects.toThrow('is only 399 pixels wide');
});

it('connects to no address of this machine, by number or by name', async () => {
  const requests: unknown[] = [];
  const address = await serve((request, response) => {
    requests.push(request);
    response.end();
  });
  for (const host of [address, address.replace('127.0.0.1', 'localhost'), 'http://[::1]/']) {
    await expect(fetchPicture(host)).rejects.toThrow('is on this machine or its own network');
  }
  expect(requests).toEqual([]);
});

it.each(['file:///etc/passwd', 'data:image/png;base64,AAAA', 'pictures/lamp.jpg', '\\\\server\\a'])(
  'refuses %s, which is no address on the web',
  async (address) => {
    await expect(fetchPicture(address)).rejects.toThrow('has no address on the web');
  },
);

it('knows public addresses from those of local networks, clouds and documents', () => {
  const addresses = [
    '93.184.215.14',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ];
  expect(addresses.filter(isPublic)).toEqual(addresses.slice(0, 2));
});
