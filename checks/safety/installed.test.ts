import { readFileSync } from 'node:fs';

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

// lockfile-lint accepts a package without a checksum, and knows nothing of install scripts.
it('what is installed is what the lock file says, by its checksum', () => {
  const complaints = Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '') return [];
    const name = place.replace(/^.*node_modules\//, '');
    const { integrity, resolved = '', hasInstallScript } = entry;
    return [
      !integrity && `${name}: no integrity`,
      resolved && !/^https:.*[.]tgz$/.test(resolved) && `${name}: from ${resolved}`,
      hasInstallScript &&
        allowScripts[name] !== false &&
        `${name}: its install script is not denied`,
    ].filter(Boolean);
  });
  expect(complaints).toEqual([]);
  expect(Object.values(allowScripts)).not.toContain(true);
});
