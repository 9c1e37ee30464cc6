import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeWebhook } from './webhook';

it.each([
  [400, 'The webhook for payments answers.'],
  [404, 'The webhook for payments answers 404, where 400 is right'],
])('a deployment reports the answer of its webhook: %s', async (status, said) => {
  const server = createServer((_request, response) => response.writeHead(status).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await describeWebhook(`http://127.0.0.1:${port}`)).toContain(said);
  server.close();
  expect(await describeWebhook('http://127.0.0.1:1')).toContain('can’t be reached');
});
