import type { newOrderWords as english } from '../../en/desk/newOrder';
import { type Amount, formatMoney } from '../../money';

export const newOrderWords = {
  heading: 'Neue Bestellung',
  loading: 'Die heutigen Preise werden geladen …',
  notLoaded:
    'Die heutigen Preise ließen sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  products: 'Artikel',
  search: 'Artikel suchen',
  nothingFound: 'Nichts gefunden. Versuchen Sie es mit einem anderen Wort.',
  left: (count: number) => `noch ${count}`,
  inOrder: (count: number) => `${count} in dieser Bestellung`,
  added: (title: string, count: number) => `${title}: ${count} in dieser Bestellung.`,
  removed: (title: string) => `${title} entfernt.`,
  items: 'In dieser Bestellung',
  none: 'Noch nichts.',
  each: (price: Amount) => `je ${formatMoney(price)}`,

  customer: 'Kunde',
  places: { delivery: 'Liefern', stall: 'Am Stand verkauft' },
  filledIn: 'Die letzte Adresse ist eingetragen.',

  payment: 'Zahlung',
  ways: {
    cash: 'Bar bei Lieferung',
    upi: 'UPI',
    online: 'Online, über den Link der Bestellung',
  },
  cashHere: 'Bar, erhalten',
  isPaid: 'Das Geld ist da',
  gift: 'Das ist ein Geschenk',

  take: (total: Amount) => `Bestellung aufnehmen: ${formatMoney(total)}`,
  sell: (total: Amount) => `Verkaufen: ${formatMoney(total)}`,
  problems: {
    empty: 'Fügen Sie zuerst einen Artikel hinzu.',
    surplus: 'Von einem Artikel ist nicht genug da. Verringern Sie zuerst die Anzahl.',
    offline:
      'Keine Verbindung. Die Bestellung bleibt hier gespeichert: Nehmen Sie sie auf, sobald Sie wieder online sind.',
    changed:
      'Preise oder Bestand haben sich gerade geändert. Prüfen Sie die neue Summe und nehmen Sie die Bestellung dann auf.',
    code: 'Der Code gilt nicht mehr, oder dieser Kunde hat ihn schon eingelöst. Prüfen Sie die neue Summe.',
    refused: 'Der Shop hat diese Bestellung nicht angenommen. Prüfen Sie Artikel und Adresse.',
  },
  unknown: {
    heading: 'Ob die Bestellung angekommen ist, wissen wir noch nicht',
    text: 'Die Verbindung ist abgebrochen. Senden Sie sie noch einmal: Doppelt aufgenommen wird sie nicht.',
    again: 'Noch einmal senden',
  },

  taken: (id: string) => `Bestellung ${id} aufgenommen`,
  sold: (id: string) => `Bestellung ${id} verkauft`,
  notFinished: 'Sie steht in der Liste, ließ sich von hier aus aber nicht weiterbearbeiten.',
  next: 'Nächste Bestellung aufnehmen',
  show: 'Alle Bestellungen anzeigen',
  print: 'Beleg drucken',
  share: 'Link teilen',
  whatsApp: 'Link per WhatsApp senden',
  message: (shop: string, id: string, total: Amount, url: string) =>
    `Hallo, hier ist ${shop}. Wir haben Ihre Bestellung ${id} über ${formatMoney(total)} aufgenommen. Hier können Sie sie verfolgen: ${url}`,
} satisfies typeof english;
