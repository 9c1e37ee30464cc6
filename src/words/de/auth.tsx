import type { ReactNode } from 'react';
import type {
  accountWords as englishAccount,
  authWords as englishAuth,
  guestWords as englishGuest,
} from '../en/auth';

export const authWords = {
  signInTitle: 'Anmelden',
  noSignIn: 'Anmelden ist gerade nicht möglich.',
  accountTitle: 'Ihr Konto',

  signedIn: 'Sie sind angemeldet.',
  signedInAs: (email: ReactNode) => <>Sie sind als {email} angemeldet.</>,
  continueShopping: 'Weiter einkaufen',
  signOut: 'Abmelden',
  order: (number: ReactNode) => <>Bestellung {number}</>,
  orderTitle: (id: string) => `Bestellung ${id}`,
  notShared:
    'Es wurde nichts hinzugefügt. Nur das Shop-Team kann Fotos mit dem Shop teilen: Melden Sie sich an, öffnen Sie „Artikel“ und teilen Sie die Fotos noch einmal.',
  anotherAccount: 'Anderes Konto verwenden',
  brokenLink: (id?: string) =>
    `Melden Sie sich an, um ${id ? `Bestellung ${id}` : 'Ihre Bestellung'} zu sehen. Sie haben ohne Konto bestellt? Dann ist dieser Link unvollständig: ` +
    'Öffnen Sie ihn noch einmal dort, wo Sie ihn herhaben, oder kopieren Sie die ganze Adresse.',

  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 6 Zeichen',
  show: 'Anzeigen',
  showPassword: 'Passwort anzeigen',
  passwordShown: 'Ihr Passwort ist sichtbar.',
  hide: 'Verbergen',
  hidePassword: 'Passwort verbergen',
  passwordHidden: 'Ihr Passwort ist verborgen.',
  forgotPassword: 'Passwort vergessen?',
  signIn: 'Anmelden',
  createAccount: (shop: string) => `Konto bei ${shop} erstellen`,
  conditions: 'AGB',
  privacy: 'Datenschutzerklärung',
  agreement: (conditions: ReactNode, privacy: ReactNode, shop: string) => (
    <>
      Wenn Sie sich anmelden oder ein Konto erstellen, gelten die {conditions} von {shop}. Wie wir
      mit Ihren Daten umgehen, steht in der {privacy}.
    </>
  ),

  signInProgress: 'Sie werden angemeldet …',
  registerProgress: 'Ihr Konto wird erstellt …',
  saveOrdersProgress: 'Ihr Konto wird erstellt …',
  sendPasswordResetProgress: 'Der Link wird gesendet …',
  changePasswordProgress: 'Ihr Passwort wird geändert …',
  changeEmailProgress: 'Der Link wird gesendet …',
  deleteAccountProgress: 'Ihr Konto wird gelöscht …',
  // The text is the same with or without an account, so that nobody learns who has one.
  resetSent: (email: string) =>
    `Falls es ein Konto mit ${email} gibt, haben wir dorthin einen Link geschickt, mit dem Sie ein neues Passwort wählen können.`,

  'wrong-credentials':
    'E-Mail oder Passwort stimmt nicht. Prüfen Sie beides oder wählen Sie „Passwort vergessen?“.',
  'wrong-password':
    'Das Passwort stimmt nicht. Versuchen Sie es erneut oder wählen Sie „Passwort vergessen?“.',
  'no-account':
    'Mit dieser E-Mail-Adresse gibt es kein Konto. Prüfen Sie, ob Sie sich vertippt haben, oder erstellen Sie ein Konto.',
  'account-closed':
    'Dieses Konto ist geschlossen. Verwenden Sie eine andere E-Mail-Adresse oder kaufen Sie weiter ein, ohne sich anzumelden.',
  'already-in-use':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder wählen Sie „Passwort vergessen?“.',
  'invalid-email': 'Geben Sie Ihre vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'missing-email': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'missing-password': 'Geben Sie Ihr Passwort ein.',
  'password-too-short': 'Dieses Passwort ist zu kurz. Verwenden Sie mindestens 6 Zeichen.',
  'password-too-simple':
    'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, mit Großbuchstaben, Ziffern und Sonderzeichen.',
  'session-expired':
    'Ihre Sitzung ist abgelaufen. Melden Sie sich ab und wieder an und versuchen Sie es dann erneut.',
  'too-many-attempts':
    'Das waren zu viele Versuche. Warten Sie ein paar Minuten und versuchen Sie es dann erneut.',
  'over-quota': 'Im Shop geht das heute nicht mehr. Versuchen Sie es morgen erneut.',
  unreachable:
    'Wir konnten keine Verbindung herstellen. Prüfen Sie, ob Sie online sind, und versuchen Sie es dann erneut.',
  'storage-unavailable':
    'Ihr Browser lässt diese Seite keine Daten speichern, deshalb können Sie sich nicht anmelden. Erlauben Sie es und versuchen Sie es dann erneut.',
  'storage-full':
    'Ihr Browser hat keinen Platz mehr, um Sie angemeldet zu halten. Schaffen Sie etwas Platz und versuchen Sie es dann erneut.',
  unknown:
    'Etwas ist schiefgegangen. Prüfen Sie, ob Sie online sind, oder versuchen Sie es später erneut.',
  'under-way':
    'Eine Ihrer Bestellungen läuft noch. Stornieren Sie sie oder warten Sie, bis sie zugestellt ist, und versuchen Sie es dann erneut.',
  refused: 'Der Shop konnte Ihre Daten nicht löschen. Versuchen Sie es später erneut.',
} satisfies typeof englishAuth;

export const accountWords = {
  returnsAndOrders: 'Bestellungen',
  basket: (items: string) => `Warenkorb: ${items}`,
  /** Shown to a user who has asked for their orders. */
  signInForOrders:
    'Melden Sie sich an, um Ihre Bestellungen zu sehen und Rücksendungen anzumelden.',
  orderedAsGuest:
    'Ohne Konto bestellt? Öffnen Sie den Link zu Ihrer Bestellung, den wir Ihnen gezeigt haben, oder verwenden Sie den Browser, mit dem Sie bestellt haben.',
  loadingOrders: 'Ihre Bestellungen werden geladen …',
  ordersNotLoaded:
    'Wir konnten Ihre Bestellungen nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  shopOrdersNotLoaded:
    'Wir konnten die Bestellungen im Shop nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  settingsNotLoaded:
    'Wir konnten Ihre Kontoeinstellungen nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  shopTakesNoOrders:
    'Online bestellen ist gerade nicht möglich, deshalb gibt es hier keine Bestellungen zu sehen.',
  loadingOrder: 'Ihre Bestellung wird geladen …',
  orderNotLoaded:
    'Wir konnten Ihre Bestellung nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  seeDetails: 'Adressen und Einstellungen',
} satisfies typeof englishAccount;

export const guestWords = {
  orders: 'Ihre Bestellungen auf diesem Gerät',
  ordersNote: 'Diese haben Sie ohne Konto aufgegeben.',

  saveOrder: 'Konto erstellen und diese Bestellung speichern',
  saveOrders: 'Anmelden oder diese Bestellungen in einem neuen Konto speichern',
  whySave:
    'Mit einem Konto können Sie Ihre Bestellungen auf jedem Gerät verfolgen, und beim nächsten Mal ist Ihre Adresse schon eingetragen.',
  save: 'Konto erstellen',
  saved: (email: string) => `Gespeichert. Sie sind als ${email} angemeldet.`,
  track: 'Zu Ihren Bestellungen',
  alreadyInUse:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Verwenden Sie eine andere oder melden Sie sich dort an: Ihre Bestellungen hier bleiben auf diesem Gerät.',
  otherEmail: (email: string) =>
    `Ihr Konto ist fertig, mit der E-Mail-Adresse ${email}. Melden Sie sich mit ihr und dem zugehörigen Passwort an.`,
  notSignedIn:
    'Ihr Konto ist fertig, aber wir konnten Sie nicht anmelden. Prüfen Sie, ob Sie online sind, und versuchen Sie es dann erneut.',

  remove: 'Bestellungen von diesem Gerät entfernen',
  removeQuestion: 'Diese Bestellungen von diesem Gerät entfernen?',
  removeConsequence:
    'Das ist sinnvoll, wenn auch andere dieses Gerät benutzen. Sie können diese Bestellungen dann hier nicht mehr verfolgen, stornieren oder zurücksenden, und das lässt sich nicht rückgängig machen. Wir behalten die Bestellungen, Sie können uns also jederzeit danach fragen.',
  removeConfirm: 'Entfernen',
  removeKeep: 'Auf dem Gerät behalten',
  removed: 'Von diesem Gerät entfernt. Wir haben Ihre Bestellungen weiterhin.',
  notRemoved:
    'Etwas ist schiefgegangen, deshalb wurde nichts entfernt. Prüfen Sie, ob Sie online sind, und versuchen Sie es dann erneut.',
} satisfies typeof englishGuest;
