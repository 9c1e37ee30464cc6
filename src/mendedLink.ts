import { shop } from '#shop/config';
import { homePath, isKnownAddress, paths, variantParam } from './navigation';

/*
 * Links as programs for mail, chat and writing mangle them: encoded, once more or as HTML, or with a mark at the end; and as
 * people remember them, or know them from other shops.
 */

const marks = /(?:[\s.,;:!?'"`*_~<>()[\]{}|\\…।॥‘’“”«»]|&(?:amp|gt|lt|quot|#39);?)+$/u;

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The texts that a part of a link may have been: with fewer encodings, and without the marks at its end. */
export function mendings(part: string): string[] {
  const found = [part];
  let text = part;
  // Each program that a link has passed may have encoded it again.
  for (let rest = 4; rest > 0; rest -= 1) {
    text = text.replace(/&amp;/gi, '&');
    found.push(text, text.replace(marks, ''));
    text = decode(text);
  }
  return [...new Set(found)].slice(1);
}

/** Words for a screen with something on it, in front of what that is. */
const named: readonly (readonly [words: RegExp, addressOf: (value: string) => string])[] = [
  [/^(?:products?|produkte?|artikel|items?|p)$/i, (product) => homePath({ product })],
  [/^(?:categor(?:y|ies)|kategorien?|collections?|c)$/i, (category) => homePath({ category })],
  [/^(?:search|suche|q)$/i, (q) => homePath({ q })],
  [
    /^(?:orders?|bestellung(?:en)?)$/i,
    (order) => `${paths.login}?${new URLSearchParams({ order })}`,
  ],
];

/** Words for a screen itself. */
const alone: readonly (readonly [words: RegExp, address: string])[] = [
  [/^(?:home|index(?:\.html?)?|start|shop|products?|categories)$/i, paths.home],
  [/^(?:checkout|basket|cart|bag|warenkorb|kasse)$/i, paths.checkout],
  [/^(?:log-?in|sign-?in|register|account|konto|orders?|bestellungen|admin|desk)$/i, paths.login],
];

/** The screens that have these parameters. */
const ofParams: readonly (readonly [names: readonly string[], path: string])[] = [
  [['order', 'key', 'section'], paths.login],
  [['step'], paths.checkout],
  [['product', 'category', 'q', 'sort', 'code'], paths.home],
];

/** The address of a screen for one that no screen has, as written after the hash sign or after the shop's own path. */
function guess(text: string): string | undefined {
  const [path = '', ...queries] = text.split(/[?&]/);
  const [word = '', ...values] = path.split('/').filter(Boolean);
  // `#product=1236`, `#/?order=…`
  const isQuery = word.includes('=') && values.length === 0;
  const query = [...(isQuery ? [word] : []), ...queries].join('&');
  const params = new URLSearchParams(query);
  if (isQuery || word === '') {
    const screen = ofParams.find(([names]) => names.some((name) => params.has(name)));
    return screen && `${screen[1]}?${query}`;
  }
  const value = params.get(variantParam) ?? decode(values.join('/'));
  const withValue = named.find(([words]) => words.test(word));
  if (withValue && value) return withValue[1](value);
  // `search?q=lamp`
  if (withValue && query) return guess(`?${query}`);
  if (values.length > 0) return undefined;
  const screen = alone.find(([words]) => words.test(word));
  if (screen) return screen[1];
  // The slug is the last part of a product's page, or its id.
  return /^[\p{L}\p{M}\p{N}-]*\d$/u.test(word) ? homePath({ product: word }) : undefined;
}

/** The address of a screen that another one was, both as written after the hash sign; `undefined` if it was none. */
export function mendAddress(hash: string): string | undefined {
  const all = [hash, ...mendings(hash)]
    // The address may have a second hash sign.
    .map((text) => text.replace(/^\/?[#!]+/, ''))
    .filter((text) => !text.startsWith('//'));
  const known = all.find(isKnownAddress);
  if (known !== undefined) return known;
  return all.flatMap((text) => guess(text) ?? []).at(0);
}

/** The starts of links to this shop, with or without the scheme: where it is said to be served, and where it is. */
const starts = () =>
  [shop.origin, window.location.origin].map(
    (origin) => origin.replace(/^https?:\/\/(?:www\.)?/, '') + shop.basePath,
  );

/**
 * The address, as written after the hash sign, of a link to this shop in a text, such as one that was pasted into the search;
 * `undefined` without one.
 */
export function linkIn(text: string): string | undefined {
  const folded = text.toLowerCase();
  const ends = starts().flatMap((start) => {
    const place = folded.indexOf(start.toLowerCase());
    return place < 0 ? [] : [place + start.length];
  });
  const [end] = ends;
  // `/#/?product=1236`
  const isPart = /^\s*(?:\/?#[!/]?|[/?]+)\S*=\S*\s*$/.test(text);
  if (end === undefined && !isPart) return undefined;
  const [link = ''] = text.slice(end).trim().split(/\s/);
  const [path = '', ...hash] = link.split('#');
  const target = hash.join('#');
  if (!link) return paths.home;
  return mendAddress(target || path) ?? (target ? mendAddress(path) : undefined);
}
