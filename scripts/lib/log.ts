import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TAIL_LINES = 25;

export const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * The sentence for an emulator that has ended or is late: the last lines of its log, and what to do.
 *
 * @param data the folder that it has loaded, and what is in it
 */
export function explainByLog(name: string, log: string, data?: { folder: string; what: string }) {
  return (what: string) =>
    `${name} ${what}. The last lines of ${path.relative('', log)}:\n\n` +
    `${readLog(log).trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}\n\n` +
    'Try again.' +
    (data && existsSync(data.folder)
      ? ` If that does not help, delete ${path.relative('', data.folder)} (${data.what}).`
      : '');
}
