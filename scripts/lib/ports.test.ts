import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { portFrom, requireFree } from './ports';

afterEach(() => {
  delete process.env.TEST_PORT;
});

it('takes the usual port where the variable is not set, or empty', () => {
  expect(portFrom('TEST_PORT', 3000)).toBe(3000);
  process.env.TEST_PORT = '';
  expect(portFrom('TEST_PORT', 3000)).toBe(3000);
  process.env.TEST_PORT = '4000';
  expect(portFrom('TEST_PORT', 3000)).toBe(4000);
});

it.each(['0', '65536', '-1', '3000.5', 'three'])('refuses %s as a port', (given) => {
  process.env.TEST_PORT = given;
  expect(() => portFrom('TEST_PORT', 3000)).toThrow(
    `TEST_PORT must be a port (1 to 65535), not “${given}”.`,
  );
});

it.each(['127.0.0.1', '0.0.0.0'])(
  'names a port that is taken on %s, and what to do',
  async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const wanted = { port, holder: 'another shop', instead: 'PORT=4000 npm start' };
    await expect(requireFree([wanted])).rejects.toThrow(
      `Port ${port} is taken, usually by another shop.\n` +
        '  Close that, or take another port: PORT=4000 npm start\n' +
        `  To see who has it: lsof -nP -sTCP:LISTEN -i :${port}`,
    );
    server.close();
    await once(server, 'close');
    await expect(requireFree([wanted])).resolves.toBeUndefined();
  },
);
