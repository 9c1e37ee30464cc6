import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Stop } from './stop';

interface WantedPort {
  port: number;
  /** The usual user of the port. */
  holder: string;
  /** An example of the command with another port. */
  instead?: string;
}

/**
 * The port in an environment variable, or else the usual one.
 *
 * @throws Stop if the variable isn't a port
 */
export function wantedPort(
  variable: string,
  usual: number,
  command: string,
  holder = '`npm start`, `npm run preview` or another Firebase emulator',
): WantedPort {
  const value = process.env[variable];
  const port = Number(value || usual);
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) {
    throw new Stop(`${variable} must be a port (1 to 65535), not “${value ?? ''}”.`);
  }
  return { port, holder, instead: `${variable}=${port + 1} ${command}` };
}

/** @throws Stop that names every port in use, and says what to do */
export async function requireFree(wanted: WantedPort[]): Promise<void> {
  const free = await Promise.all(wanted.map(({ port }) => isFree(port)));
  const taken = wanted.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map(({ port, holder, instead }) => {
    const advice = instead ? `Close that, or use another port: ${instead}` : 'Close that first.';
    return `Port ${port} is in use, usually by ${holder}.\n  ${advice}`;
  });
  const ports = taken.map(({ port }) => `-i :${port}`).join(' ');
  throw new Stop(`${lines.join('\n')}\n  To see what uses it: lsof -nP -sTCP:LISTEN ${ports}`);
}

export async function isFree(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  const free = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return free;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether the address answers with a success. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  await response.body?.cancel();
  return response.ok;
}
