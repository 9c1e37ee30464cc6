import { createConnection, createServer } from 'node:net';
import { Stop } from './supervise.mjs';

/**
 * The port that an environment variable gives, or else the usual one.
 *
 * @throws Stop when the variable is no port.
 */
export function portFrom(variable, usual) {
  const port = Number(process.env[variable] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(`${variable} must be a port (1 to 65535), not “${process.env[variable]}”.`);
}

/**
 * @param {{ port: number, holder: string, instead?: string }[]} wanted `holder`: who usually has the
 *   port; `instead`: the command that takes another one
 * @throws Stop that names every port which is taken and says what to do.
 */
export async function requireFree(wanted) {
  const free = await Promise.all(wanted.map(({ port }) => isFree(port)));
  const taken = wanted.filter((_, i) => !free[i]);
  if (taken.length === 0) return;
  const lines = taken.map(({ port, holder, instead }) => {
    const advice = instead ? `Close that, or take another port: ${instead}` : 'Close that first.';
    return `Port ${port} is taken, usually by ${holder}.\n  ${advice}`;
  });
  const ports = taken.map(({ port }) => `-i :${port}`).join(' ');
  throw new Stop(`${lines.join('\n')}\n  To see who has it: lsof -nP -sTCP:LISTEN ${ports}`);
}

/** Whether nobody listens at the port of this machine. */
export async function isFree(port) {
  const answered = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(host, port)));
  return !answered.includes(true) && (await canListen(port));
}

/** A port that nobody uses. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function accepts(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const done = (accepted) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
