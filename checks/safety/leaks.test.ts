import { findLeaks, forbidden, type Place } from './leaks';

// In pieces, so that this file itself holds none.
const samples: Record<string, [string, string]> = {
  'a private key': ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  'a service account': ['{ "type": ', '"service_account" }'],
  'a Google client secret': ['GOCSPX-', 'a1'.repeat(14)],
  'a refresh token': ['1//0', 'a1'.repeat(20)],
  'a signed token': ['eyJ', `${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`],
  'a password in an address': ['https://me:', 'secret@shop.example'],
  'somebody’s Firebase key': ['AIza', 'a'.repeat(35)],
  'a source map': ['//# source', 'MappingURL=main.js.map'],
  'the path of a source': ['"./src/', 'start.tsx"'],
  'a folder of this machine': [process.cwd(), '/main.js'],
  'the emulator': ['"http://127.0.', '0.1:9099"'],
  'words of the demo': ['This is a', ' demo, so nobody'],
};
const kinds = Object.entries(forbidden).flatMap(([place, patterns]) =>
  Object.keys(patterns).map((what) => [what, place as Place] as const),
);

it.each(kinds)('the search for leaks finds %s (%s)', (what, place) => {
  const sample = samples[what];
  expect(sample).toBeDefined();
  expect(findLeaks(place, 'main.js', `of ${sample?.join('') ?? ''};`)).toEqual([
    expect.stringMatching(`^main.js: ${what} `),
  ]);
});

it('the search for leaks knows files by their names', () => {
  expect(findLeaks('site', 'static/main.js.map', '')).toEqual(['static/main.js.map: a source map']);
  expect(findLeaks('tree', 'shop/.env.local', '')).toHaveLength(1);
  expect(findLeaks('tree', '.env.example', 'FIREBASE_API_KEY=')).toEqual([]);
});
