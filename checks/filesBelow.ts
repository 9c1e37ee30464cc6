import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files in a folder, if it exists, by their paths in it, without the ignored paths. */
export function filesBelow(folder: string, ignored: string[] = []): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const visit = (below: string) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.join(below, entry.name);
      if (ignored.includes(name)) continue;
      if (entry.isDirectory()) visit(name);
      else if (entry.isFile()) files.set(name, readFileSync(path.join(folder, name)));
    }
  };
  if (existsSync(folder)) visit('');
  return files;
}
