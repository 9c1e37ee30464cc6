const explainUnwritable =
  jest.requireActual<
    (folder: string, error?: { code?: string; path?: string }) => string | undefined
  >('./explainUnwritable.cjs');

it('names a folder that nobody can write to, and says what to do', () => {
  // Not even root can make a file there.
  const system = process.platform === 'darwin' ? '/System' : '/sys';
  expect(explainUnwritable(system)).toMatch(
    new RegExp(`^${system} can't be written to \\(E[A-Z]+\\)\\. Make it writable, or copy`),
  );
  expect(explainUnwritable('.')).toBeUndefined();
});

it.each([
  [{ code: 'EROFS', path: '/shop/run' }, expect.stringContaining("/shop/run can't be written to")],
  [{ code: 'ENOENT', path: '/shop' }, undefined],
  [{ code: 'EACCES' }, undefined],
])('says of the error %j what it is about, if it can', (error, sentence) => {
  expect(explainUnwritable('/shop', error)).toEqual(sentence);
});
