import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCatalogueReader } from './catalogueFiles';

it('a file of the catalogue is read once, and requested again if it couldn’t be', async () => {
  let status = 404;
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"ids":["1"]}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const read = createCatalogueReader(`http://127.0.0.1:${port}/`);
  try {
    await expect(read('index.json')).rejects.toThrow('index.json: 404');
    status = 200;
    await expect(read('index.json')).resolves.toEqual({ ids: ['1'] });
    await expect(read('index.json')).resolves.toEqual({ ids: ['1'] });
    expect(requests).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
