import { readFileSync } from 'node:fs';

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

it('every package is pinned by its checksum, and none has an install script', () => {
  const complaints = Object.entries(packages).flatMap(([place, entry]) => {
    // The shop's own two packages.
    if (place === '' || place === 'functions/package' || entry.resolved === 'functions/package')
      return [];
    const name = place.replace(/^.*node_modules\//, '');
    const { integrity, resolved = '', hasInstallScript } = entry;
    return [
      !integrity && `${name}: no integrity`,
      resolved && !/^https:.*[.]tgz$/.test(resolved) && `${name}: from ${resolved}`,
      hasInstallScript && allowScripts[name] !== false && `${name}: an install script`,
    ].filter(Boolean);
  });
  expect(complaints).toEqual([]);
  expect(Object.values(allowScripts)).not.toContain(true);
});
