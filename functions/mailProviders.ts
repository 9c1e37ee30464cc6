/** A public mail provider's rules for addresses. */
interface MailProvider {
  /** The domains, separated by blanks. */
  domains: string;
  /** Whether a name is the same inbox in all of the domains. */
  isOneName?: true;
  /** The characters that are ignored in a name; a dot if left out. */
  ignored?: RegExp;
  /** The characters that begin a tag, besides the plus sign. */
  tag?: '-';
  /** Whether anything at a subdomain is in the inbox that the subdomain names. */
  isNamedBySubdomain?: true;
}

const yahoo =
  'com co.in in co.uk de fr it es ie ca com.au co.nz com.br com.mx com.ar com.sg com.ph com.hk com.tw co.id co.jp co.th com.vn com.my com.tr gr ro se dk no pl be nl at ch co.za';
const microsoft =
  'com co.uk de fr it es ie at be nl se dk no fi pt com.au com.br com.ar com.mx in co.th co.jp co.id com.tr co.il cl gr cz hu sg my ph kr ca co.za com.vn sa sk lv';
const under = (name: string, endings: string) =>
  endings
    .split(' ')
    .map((ending) => `${name}.${ending}`)
    .join(' ');

/** The known providers, from their help pages. Others are limited by domain. */
const mailProviders: readonly MailProvider[] = [
  { domains: 'gmail.com googlemail.com', isOneName: true },
  // Disposable addresses have a separate name, a hyphen and a keyword; no other address has a hyphen.
  { domains: `${under('yahoo', yahoo)} ymail.com rocketmail.com myyahoo.com`, tag: '-' },
  { domains: 'aol.com aol.de aol.co.uk aol.fr aim.com' },
  {
    domains: ['outlook', 'hotmail', 'live'].map((name) => under(name, microsoft)).join(' '),
    ignored: /(?!)/g,
  },
  { domains: 'msn.com passport.com windowslive.com', ignored: /(?!)/g },
  { domains: 'icloud.com me.com mac.com', isOneName: true },
  { domains: 'proton.me protonmail.com protonmail.ch pm.me', isOneName: true, ignored: /[._-]/g },
  {
    domains: under('yandex', 'ru com by kz ua uz com.tr fr lt lv ee') + ' ya.ru narod.ru',
    isOneName: true,
    ignored: /[.-]/g,
  },
  { domains: 'gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu gmx.org', isOneName: true },
  {
    domains:
      'fastmail.com fastmail.fm fastmail.net fastmail.org fastmail.us fastmail.de fastmail.jp fastmail.to ' +
      'fastmail.co.uk fastmail.com.au fastmail.cn fastmail.in fastmail.mx fastmail.nl fastmail.se fastmail.es ' +
      'sent.com pobox.com eml.cc fastmailbox.net mailcan.com fea.st mm.st ml1.net letterboxes.org 123mail.org',
    isNamedBySubdomain: true,
  },
  {
    domains:
      'web.de email.de t-online.de magenta.de freenet.de arcor.de vodafone.de vodafonemail.de 1und1.de online.de kabelmail.de ' +
      'posteo.de mailbox.org tutanota.com tutanota.de tuta.io tuta.com tutamail.com keemail.me ' +
      'rediffmail.com rediff.com zoho.com zoho.in zohomail.com zohomail.in indiatimes.com sify.com bsnl.in airtelmail.in dataone.in vsnl.net ' +
      'mail.com email.com hey.com hushmail.com duck.com mozmail.com privaterelay.appleid.com ' +
      'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net btinternet.com sky.com virginmedia.com talktalk.net ' +
      'orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it alice.it tin.it tiscali.it ' +
      'bluewin.ch a1.net aon.at chello.at ziggo.nl kpnmail.nl telenet.be skynet.be wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz ' +
      'mail.ru bk.ru inbox.ru list.ru internet.ru rambler.ru ukr.net qq.com 163.com 126.com naver.com daum.net uol.com.br bol.com.br terra.com.br',
  },
];

/** The providers by domain, each with its main domain if a name is the same inbox in all of them. */
const byDomain = new Map(
  mailProviders.flatMap(({ domains, isOneName, ignored, tag, isNamedBySubdomain }) => {
    const all = domains.split(' ');
    return all.map((domain) => [
      domain,
      { domain: isOneName ? (all[0] ?? domain) : domain, ignored, tag, isNamedBySubdomain },
    ]);
  }),
);

/** The domains of a host, from the whole to the last two labels. */
function* parentsOf(host: string) {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) yield rest;
}

/**
 * The provider that a host belongs to, and what is before its domain: at Fastmail, anything at `asha.fastmail.com` is
 * in the inbox of `asha@fastmail.com`.
 */
export function providerOf(host: string) {
  for (const parent of parentsOf(host)) {
    const provider = byDomain.get(parent);
    const subdomain = host.slice(0, -parent.length - 1);
    if (provider && (!subdomain || provider.isNamedBySubdomain)) return { ...provider, subdomain };
  }
  return undefined;
}
