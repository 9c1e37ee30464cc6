import fs from 'node:fs';
import path from 'node:path';

/**
 * The `hosting` part of firebase.json for a build, with the content security policy of its pages as a
 * header: only there it can say who may frame them, and it holds for what is not a page.
 *
 * @param {string} site the folder that the build is in, without the sub-path
 * @param {{ hosting: object }} config what firebase.json holds
 * @param {string} from the folder that Firebase resolves paths against
 */
export function hostingOf(site, { hosting }, from) {
  const page = fs.readFileSync(path.join(site, '404.html'), 'utf8');
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  const withPolicy = ({ key, value }) =>
    key === 'Content-Security-Policy' ? { key, value: `${policy}; ${value}` } : { key, value };
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(withPolicy),
  }));
  return { ...hosting, headers, public: path.relative(from, path.resolve(site)) };
}
