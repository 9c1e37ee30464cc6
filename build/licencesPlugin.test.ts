const { packageFolderOf } = jest.requireActual<{
  packageFolderOf: (file: string) => string | undefined;
}>('./licencesPlugin.cjs');

it.each([
  ['/shop/node_modules/@firebase/auth/dist/index.js', '/shop/node_modules/@firebase/auth'],
  ['/shop/node_modules/one/node_modules/two/a.js', '/shop/node_modules/one/node_modules/two'],
  ['C:\\shop\\node_modules\\react\\index.js', 'C:\\shop\\node_modules\\react'],
  // So webpack writes the path of a project in a folder named `a#b`.
  ['/a\0#b/node_modules/react/index.js', '/a#b/node_modules/react'],
  ['/a\0#b/src/main.tsx', undefined],
])('knows the package of %j', (file, folder) => {
  expect(packageFolderOf(file)).toBe(folder);
});
