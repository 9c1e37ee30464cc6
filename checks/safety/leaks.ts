const secrets = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a service account': /"type":\s*"service_account"|"private_key_id"\s*:/,
  'a Google client secret': /\bGOCSPX-[\w-]{20,}/,
  'a refresh token': /\b1\/\/0[\w-]{30,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s:/@"'`<>]+:[^\s:/@"'`<>$]+@\w/,
};

/** Traces of how a served file was built. */
const workings = {
  'a source map': /sourceMappingURL=/,
  'the path of a source':
    /\bwebpack:\/\/|[./]src\/[\w./-]+\.(?:[cm]?[jt]sx?|css)\b|\bnode_modules\//,
  'a folder of this machine': new RegExp(process.cwd().replace(/\W/g, '\\$&')),
};

const demo = {
  'the emulator': /\b127\.0\.0\.1\b|:9099\b|demo-haat/,
  'text of the demo': /This is a demo/,
};

/** Values that are public, but belong to one merchant. */
const ownKey = { 'somebody’s Firebase key': /\bAIza[\w-]{35}/ };

/** The leaks to search for in a merchant's site, in any site, and under version control. */
const forbidden = {
  live: { ...secrets, ...workings, ...demo },
  site: { ...secrets, ...workings },
  tree: { ...secrets, ...ownKey },
};

export type Place = keyof typeof forbidden;

/** @returns `name: a private key (-----BEGIN …)` for each kind of leak in a file */
export function findLeaks(place: Place, name: string, text: string): string[] {
  const found = Object.entries<RegExp>(forbidden[place]).flatMap(([what, pattern]) => {
    const [match] = pattern.exec(text) ?? [];
    return match === undefined ? [] : [`${name}: ${what} (${match.slice(0, 60)})`];
  });
  if (place !== 'tree' && name.endsWith('.map')) found.push(`${name}: a source map`);
  if (/(?:^|\/)\.env(?!\.example$)/.test(name)) found.push(`${name}: a merchant’s values`);
  return found;
}
