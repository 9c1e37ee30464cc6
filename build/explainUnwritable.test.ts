import explainUnwritable from './explainUnwritable.cjs';

it('names a folder that can’t be written to, and says what to do', () => {
  // Even root can't write there.
  const system = process.platform === 'darwin' ? '/System' : '/sys';
  expect(explainUnwritable(system)).toMatch(
    /^.* can't be written to \(E[A-Z]+\)\. Make it writable/,
  );
  expect(explainUnwritable('.')).toBeUndefined();
});

it.each([
  [{ code: 'EROFS', path: '/shop/run' }, expect.stringContaining("/shop/run can't be written to")],
  [{ code: 'ENOENT', path: '/shop' }, undefined],
  [{ code: 'EACCES' }, undefined],
])('explains the error %j only if it is about writing', (error, message) => {
  expect(explainUnwritable('/shop', error)).toEqual(message);
});
