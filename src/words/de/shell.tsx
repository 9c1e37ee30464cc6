import type {
  demoWords as englishDemo,
  documentWords as englishDocument,
  shellWords as englishShell,
  withdrawalLinkWords as englishLink,
} from '../en/shell';
import type { Seller } from '#shop/config';

export const shellWords = {
  title: (screen: string, shop: string) => `${screen} · ${shop}`,
  skipToContent: 'Zum Inhalt springen',
  loading: 'Einen Moment …',
  showMore: 'Mehr anzeigen',

  account: 'Konto',
  hello: 'Hallo',
  helloTo: (email: string) => `Hallo ${email}`,
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  returnsAndOrders: 'Bestellungen',
  yourPrime: 'Ihr Konto',

  signedIn: 'Angemeldet.',
  signedInAs: (email: string) => `Angemeldet als ${email}.`,
  signingOut: 'Sie werden abgemeldet …',
  signedOut: 'Abgemeldet.',
  confirmSignOut:
    'Einige Artikel im Warenkorb sind noch nicht in Ihrem Konto gespeichert und gehen verloren. Trotzdem abmelden?',

  about: (shop: string, description: string) => `${shop}. ${description}`,
  seller: ({ name, gstin, grievanceOfficer }: Seller) =>
    [
      `Verkauf durch ${name}`,
      ...(gstin ? [`GSTIN ${gstin}`] : []),
      ...(grievanceOfficer ? [`Für Beschwerden zuständig: ${grievanceOfficer}`] : []),
    ].join('. '),
  conditions: 'AGB',
  privacy: 'Datenschutzerklärung',
  imprint: 'Impressum',
  licences: 'Open-Source-Lizenzen',

  error: 'Fehler',
  unexpectedError: 'Etwas ist schiefgegangen',
  notFound: 'Seite nicht gefunden (404)',
  stackTrace: 'Technische Einzelheiten',
  reload: 'Seite neu laden',
  goHome: 'Zur Startseite',
  goToBasket: 'Zum Warenkorb',
} satisfies typeof englishShell;

/** Shown in the footer of a shop whose market requires withdrawals. */
export const withdrawalLinkWords = {
  withdraw: 'Vertrag widerrufen',
} satisfies typeof englishLink;

export const demoWords = {
  nothingForSale:
    'Das ist ein Demo-Shop: Hier wird nichts verkauft, und Bestellungen werden nicht geliefert.',
} satisfies typeof englishDemo;

export const documentWords = {
  oldBrowser:
    'Sie können sich umsehen. Um den Warenkorb zu füllen oder sich anzumelden, aktualisieren Sie Ihren Browser oder schalten Sie JavaScript ein.',
  goTo: (shop: string) => `Zu ${shop}`,
  backTo: (shop: string) => `Zurück zu ${shop}`,
} satisfies typeof englishDocument;
