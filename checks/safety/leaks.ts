/** What belongs into no file that others see, and what work on a shop brings along; by what to call it. */
const secrets = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a service account': /"type":\s*"service_account"|"private_key_id"\s*:/,
  'a Google client secret': /\bGOCSPX-[\w-]{20,}/,
  'a refresh token': /\b1\/\/0[\w-]{30,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s:/@"'`<>]+:[^\s:/@"'`<>$]+@\w/,
};

/** What a served file must not say of how it was made. */
const workings = {
  'a source map': /sourceMappingURL=/,
  'the path of a source':
    /\bwebpack:\/\/|[./]src\/[\w./-]+\.(?:[cm]?[jt]sx?|css)\b|\bnode_modules\//,
  'a folder of this machine': new RegExp(process.cwd().replace(/\W/g, '\\$&')),
};

/** What only a demo on somebody's own machine may know. */
const demo = {
  'the emulator': /\b127\.0\.0\.1\b|:9099\b|demo-haat/,
  'words of the demo': /This is a demo/,
};

/** Google's keys for browsers are public, but each is a merchant's own: none belongs into the tree. */
const ownKey = { 'somebody’s Firebase key': /\bAIza[\w-]{35}/ };

/** What must not be where: a merchant's site, any site, the files under version control. */
export const forbidden = {
  live: { ...secrets, ...workings, ...demo },
  site: { ...secrets, ...workings },
  tree: { ...secrets, ...ownKey },
};

export type Place = keyof typeof forbidden;

/**
 * What of the forbidden is in a file: `name: a private key (-----BEGIN …)` for each kind.
 *
 * @param place where the file is
 * @param name the file's path
 */
export function findLeaks(place: Place, name: string, text: string): string[] {
  const found = Object.entries<RegExp>(forbidden[place]).flatMap(([what, pattern]) => {
    const [match] = pattern.exec(text) ?? [];
    return match === undefined ? [] : [`${name}: ${what} (${match.slice(0, 60)})`];
  });
  if (place !== 'tree' && name.endsWith('.map')) found.push(`${name}: a source map`);
  if (/(?:^|\/)\.env(?!\.example$)/.test(name)) found.push(`${name}: values of one’s own`);
  return found;
}
