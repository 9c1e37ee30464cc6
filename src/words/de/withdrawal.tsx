import { shop } from '#shop/config';
import type { Declaration, DeclarationField, Withdrawal } from '../../orders/model/withdrawal';
import { formatTime } from '../dates';
import type {
  withdrawalDeskWords as englishDesk,
  withdrawalEmailWords as englishEmail,
  withdrawalWords as english,
} from '../en/withdrawal';

const labels: Record<DeclarationField, string> = {
  name: 'Name',
  order: 'Bestellnummer',
  what: 'Artikel',
  reach: 'E-Mail oder Telefon',
};

export const withdrawalWords = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier können Sie einen Vertrag widerrufen, den Sie mit uns geschlossen haben. Einen Grund brauchen Sie nicht anzugeben.',
  labels,
  hints: {
    order: 'Oder das Datum der Bestellung',
    what: 'Nur wenn Sie nicht die ganze Bestellung widerrufen',
    reach: 'Für die Eingangsbestätigung',
  },
  advice: {
    name: 'Geben Sie Ihren Namen ein.',
    order: 'Geben Sie die Bestellnummer oder das Datum der Bestellung ein.',
    reach:
      'Geben Sie Ihre vollständige E-Mail-Adresse ein, zum Beispiel name@example.com, oder eine Telefonnummer.',
  },
  next: 'Weiter',

  review: 'Widerruf prüfen',
  notYet: 'Sie haben noch nicht widerrufen.',
  declaration: ({ order, what }: Declaration) =>
    what
      ? `Hiermit widerrufe ich den Vertrag über die Bestellung ${order}, und zwar nur für diese Artikel:\n${what}`
      : `Hiermit widerrufe ich den Vertrag über die Bestellung ${order}.`,
  confirm: 'Widerruf bestätigen',
  change: 'Ändern',
  unreachable:
    'Wir konnten Ihren Widerruf nicht senden. Ihre Angaben bleiben hier erhalten: Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Er kommt dadurch nicht doppelt an.',
  tooSoon:
    'Sie haben gerade erst einen Widerruf gesendet. Ihre Angaben bleiben hier erhalten: Versuchen Sie es in einer halben Minute noch einmal.',
  refused:
    'Wir konnten Ihren Widerruf hier nicht entgegennehmen. Ihre Angaben bleiben hier erhalten.',
  otherWays: 'Sie können auch so widerrufen:',

  received: 'Ihr Widerruf ist eingegangen',
  receivedAt: (at: number) =>
    `Eingegangen bei ${shop.seller?.name ?? shop.name}: ${formatTime(at)} Uhr`,
  emailed: (email: string) => `Wir schicken sie auch an ${email}.`,
  emailedTomorrow: (email: string) =>
    `Heute gehen so viele Widerrufe ein, dass wir sie erst morgen auch an ${email} schicken können.`,
  keep: 'Drucken oder speichern Sie diese Eingangsbestätigung.',
  print: 'Drucken oder als PDF speichern',
  another: 'Weiteren Vertrag widerrufen',
} satisfies typeof english;

export const withdrawalDeskWords = {
  heading: 'Widerrufe',
  advice:
    'Bestätigen Sie bei jedem Widerruf sofort den Eingang, und erstatten Sie innerhalb von 14 Tagen, was bezahlt wurde.',
  wholeOrder: 'Die ganze Bestellung',
  findOrder: (order: string) => `Bestellung ${order} suchen`,
  confirmReceipt: 'Eingang per E-Mail bestätigen',
  confirmed: (at: number) => `Eingang per E-Mail bestätigt: ${formatTime(at)} Uhr`,
  receiptLate:
    'An diesem Tag sind zu viele Widerrufe eingegangen. Die Eingangsbestätigung geht deshalb erst am nächsten Tag per E-Mail raus; früher können Sie sie selbst schicken.',
  done: 'Als erledigt löschen',
  actionOn: (label: string, { name, order }: Withdrawal) => `${label}: ${name}, ${order}`,
  question: ({ name }: Withdrawal) => `Ist der Widerruf von ${name} erledigt?`,
  consequence: 'Er wird gelöscht. Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  notDeleted:
    'Wir konnten den Widerruf nicht löschen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} satisfies typeof englishDesk;

export const withdrawalEmailWords = {
  shopSubject: 'Ein Widerruf ist eingegangen',
  openDesk: 'Widerrufe öffnen',
} satisfies typeof englishEmail;
