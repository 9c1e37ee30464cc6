import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '../scripts/lib/siteFiles';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg']);

/**
 * Serves a folder on this machine as a good static host does: texts with brotli, hashed files cached forever.
 *
 * @param {string} folder
 * @param {(html: string) => string} transform changes each HTML page
 * @returns {Promise<{ origin: string; close: () => void }>}
 */
export async function serve(folder, transform = (html) => html) {
  const answers = new Map();
  const answer = async (path) => {
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const extension = extname(file);
    const text =
      extension === '.html' ? transform(await readFile(file, 'utf8')) : await readFile(file);
    const zipped = compressible.has(extension);
    return {
      body: zipped ? brotliCompressSync(text) : text,
      headers: {
        'content-type': contentTypes[extension] ?? 'application/octet-stream',
        'cache-control': path.includes('/static/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(zipped && { 'content-encoding': 'br' }),
      },
    };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, answer(pathname));
    answers.get(pathname).then(
      ({ body, headers }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
