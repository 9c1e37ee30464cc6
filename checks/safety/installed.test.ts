import { readFileSync } from 'node:fs';

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

it('what is installed is what the lock file says, by its checksum', () => {
  expect(complaintsOf(packages, allowScripts)).toEqual([]);
});

/** lockfile-lint accepts a package without a checksum, and knows nothing of install scripts. */
function complaintsOf(locked: Record<string, Package>, scripts: Record<string, boolean>) {
  return Object.entries(locked).flatMap(([place, entry]) => {
    if (place === '') return [];
    const name = place.replace(/^.*node_modules\//, '');
    const { integrity, resolved = '', hasInstallScript } = entry;
    const isArchive = !resolved || /^https:.*[.]tgz$/.test(resolved);
    return [
      !integrity && `${name}: no integrity`,
      !isArchive && `${name}: from ${resolved}`,
      hasInstallScript &&
        !(name in scripts) &&
        `${name}: its install script is neither denied nor allowed`,
      scripts[name] && `${name}: its install script is allowed`,
    ].filter(Boolean);
  });
}
