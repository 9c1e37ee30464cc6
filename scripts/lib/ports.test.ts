import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requireFree, wantedPort } from './ports';

it('uses the port in the variable or the usual one, and rejects other values', () => {
  const env = { ...process.env, TEST_PORT: '' };
  const portFrom = (variable: string) => wantedPort(variable, 3000, 'npm start').port;
  jest.replaceProperty(process, 'env', env);
  expect(portFrom('TEST_PORT')).toBe(3000);
  env.TEST_PORT = '4000';
  expect(portFrom('TEST_PORT')).toBe(4000);
  for (const wrong of ['0', '65536', '3000.5', 'three']) {
    env.TEST_PORT = wrong;
    expect(() => portFrom('TEST_PORT')).toThrow(
      `TEST_PORT must be a port (1 to 65535), not “${wrong}”.`,
    );
  }
});

it.each(['127.0.0.1', '0.0.0.0'])('names a port in use on %s, and what to do', async (host) => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const wanted = { port, holder: 'another shop', instead: 'PORT=4000 npm start' };
  await expect(requireFree([wanted])).rejects.toThrow(
    `Port ${port} is in use, usually by another shop.\n` +
      '  Close that, or use another port: PORT=4000 npm start',
  );
  server.close();
  await once(server, 'close');
  await expect(requireFree([wanted])).resolves.toBeUndefined();
});
