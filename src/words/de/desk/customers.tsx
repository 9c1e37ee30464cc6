import { shop } from '#shop/config';
import { formatDate } from '../../dates';
import type {
  customersWords as english,
  orderingCustomerWords as orderingEnglish,
} from '../../en/desk/customers';
import { plural } from '../../plural';

const numberOf = (count: number) => count.toLocaleString(shop.market.language);
const orders = (count: number) =>
  plural(count, { one: `${count} Bestellung`, other: `${numberOf(count)} Bestellungen` });
const customers = (count: number) =>
  plural(count, { one: `${count} Kunde`, other: `${numberOf(count)} Kunden` });

/** What the desk says at a new order about its customer. */
export const orderingCustomerWords = {
  notLoaded: 'Frühere Bestellungen mit dieser Telefonnummer ließen sich nicht laden.',
  warning: (count: number) =>
    plural(count, {
      one: `${count} Bestellung mit dieser Telefonnummer konnte nicht zugestellt werden. Rufen Sie an, bevor Sie diese versenden.`,
      other: `${numberOf(count)} Bestellungen mit dieser Telefonnummer konnten nicht zugestellt werden. Rufen Sie an, bevor Sie diese versenden.`,
    }),
  note: 'Ihre Notiz',
  customer: 'Kunde',
} satisfies typeof orderingEnglish;

/** The merchant's customers. */
export const customersWords = {
  heading: 'Kunden',
  explanation:
    'Kunden ergeben sich aus ihren Bestellungen, nach Telefonnummer. Bestellungen mit gelöschter Adresse zählen nicht.',
  search: 'Kunden suchen',
  searchHint: 'Name, Telefonnummer oder Ort',
  sort: 'Sortieren nach',
  sorts: { last: 'Letzte Bestellung', spent: 'Umsatz', orders: 'Anzahl der Bestellungen' },
  withNote: 'Nur mit Notiz',
  found: (count: number) => (count === 0 ? 'Hier gibt es keine Kunden.' : `${customers(count)}.`),
  foundSince: (count: number, since: number) =>
    `${count === 0 ? 'Keine Kunden' : customers(count)} in den Bestellungen seit dem ${formatDate(since)}. Ältere Bestellungen sind noch nicht geladen.`,
  searching: 'Alle Bestellungen werden nach dieser Nummer durchsucht …',
  notSearched: 'Die Bestellungen ließen sich nicht nach dieser Nummer durchsuchen.',
  unknownNumber: 'Keine Bestellung hat diese Telefonnummer.',
  notesNotLoaded: 'Ihre Notizen ließen sich nicht laden.',
  orders,
  noOrders: 'Keine Bestellung geladen',
  last: (time: number) => `Letzte Bestellung am ${formatDate(time)}`,
  undelivered: (count: number) => `${numberOf(count)} nicht zugestellt`,
  download: 'CSV herunterladen',
  fileName: (day: string) => `kunden-${day}`,
  csv: {
    name: 'Name',
    telephone: 'Telefon',
    email: 'E-Mail',
    orders: 'Bestellungen',
    spent: 'Umsatz',
    undelivered: 'Nicht zugestellt',
    last: 'Letzte Bestellung',
    note: 'Notiz',
  },

  back: 'Alle Kunden',
  loading: 'Alle Bestellungen mit dieser Nummer werden geladen …',
  notLoaded: 'Vielleicht sind noch nicht alle Bestellungen mit dieser Nummer geladen.',
  nothing: 'Es gibt weder Bestellungen mit dieser Telefonnummer noch eine Notiz dazu.',
  figures: {
    orders: 'Bestellungen',
    spent: 'Umsatz',
    undelivered: 'Nicht zugestellt',
    first: 'Erste Bestellung',
    last: 'Letzte Bestellung',
  },
  call: 'Anrufen',
  whatsApp: 'WhatsApp',
  greeting: (name: string) => `Guten Tag, ${name}, hier ist ${shop.name}. `,
  email: 'E-Mail',
  emailTo: (email: string) => `E-Mail an ${email}`,
  orderFor: 'Für diesen Kunden bestellen',
  note: 'Notiz',
  noteHint: 'Nur Händler dieses Shops sehen sie',
  saveNote: 'Notiz speichern',
  noteUnreadable:
    'Schreiben Sie mindestens einen Buchstaben oder eine Ziffer, oder lassen Sie das Feld leer.',
  noteSaved: 'Die Notiz ist gespeichert.',
  places: 'Adressen',
  order: (id: string) => `Bestellung ${id}`,

  forget: {
    label: 'Daten dieses Kunden löschen',
    question: (name: string) => `Daten von ${name} löschen?`,
    confirm: 'Daten löschen',
    keep: 'Daten behalten',
  },
  forgetting: ({ count, isInvoiced }) =>
    [
      count > 0 &&
        `Das löscht Name, Adresse, Telefonnummer und E-Mail aus ${orders(count)}, und die Links dorthin.`,
      count > 0 && 'Artikel, Beträge und Status der Bestellungen bleiben.',
      'Auch Ihre Notiz wird gelöscht.',
      isInvoiced && 'Rechnungen behalten Name und Adresse des Käufers, wie es das Gesetz verlangt.',
      count > 0 &&
        (shop.returns ?? 0) > 0 &&
        'Der Kunde kann danach keine Rücksendung mehr anmelden.',
      'Was in einem Konto gespeichert ist, lässt sich nur dort löschen. Das lässt sich nicht rückgängig machen.',
    ]
      .filter(Boolean)
      .join(' '),
  open: 'Um die Daten dieses Kunden zu löschen, schließen Sie zuerst diese Bestellungen ab, oder stornieren Sie sie:',
  forgotten: (count: number) =>
    count > 0 ? `Gelöscht: die Daten des Kunden in ${orders(count)}.` : 'Die Notiz ist gelöscht.',
  failures: {
    refused: 'Es wurde nichts geändert: Dieses Konto darf Kunden nicht ändern.',
    notForgotten:
      'Ein Teil davon ist vielleicht schon gelöscht. Sehen Sie sich die Bestellungen an, und versuchen Sie es erneut.',
    offline:
      'Keine Verbindung, deshalb wissen wir noch nicht, ob alles gespeichert wurde. Versuchen Sie es ruhig erneut, das schadet nicht.',
  },
} satisfies typeof english;
