import { readFileSync } from 'node:fs';

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
// A package that may run a script when it is installed is named here, with what it is for.
const reasons: Record<string, string> = {};

it('what is installed is what the lock file says, by its checksum', () => {
  expect(complaintsOf(packages, allowScripts)).toEqual([]);
});

it('a package is refused when the lock file leaves it open, or when it may run a script', () => {
  const wrong = {
    '': {},
    'node_modules/loose': {},
    'node_modules/elsewhere': { integrity: 'sha512-x', resolved: 'git+ssh://host.example/a.git' },
    'node_modules/busy': { integrity: 'sha512-x', hasInstallScript: true },
    'node_modules/trusted': { integrity: 'sha512-x', hasInstallScript: true },
  };
  expect(complaintsOf(wrong, { trusted: true })).toEqual([
    'loose: no integrity',
    'elsewhere: from git+ssh://host.example/a.git',
    'busy: its install script is neither denied nor allowed',
    'trusted: its install script is allowed without a reason',
  ]);
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
      scripts[name] && !reasons[name] && `${name}: its install script is allowed without a reason`,
    ].filter(Boolean);
  });
}
