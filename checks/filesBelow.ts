import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, by their paths in it; none where there is no folder. */
export function filesBelow(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );
}
