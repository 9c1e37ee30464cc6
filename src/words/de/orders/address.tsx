import type { ReactNode } from 'react';
import type { AddressField, OptionalField } from '../../../markets/address';
import type {
  addressBookWords as englishBook,
  addressWords as englishAddress,
} from '../../en/orders/address';
import { plural } from '../../plural';

const labels: Record<AddressField, string> = {
  name: 'Name',
  telephone: 'Telefon',
  street: 'Straße und Hausnummer',
  landmark: 'Adresszusatz',
  pin: 'Postleitzahl',
  city: 'Ort',
  state: 'Bundesland',
  instructions: 'Hinweis für den Zustelldienst',
  email: 'E-Mail für Infos zur Bestellung',
  gstin: 'GSTIN',
};

const hints: Record<OptionalField | 'telephone', string> = {
  telephone: 'Für den Zustelldienst',
  landmark: 'Optional',
  instructions: 'Optional',
  email: 'Optional. Wir schreiben Ihnen nur zu dieser Bestellung.',
  gstin: 'Optional. Steht mit Name und Anschrift auf Ihrer Rechnung.',
};

/** No counts of digits: these depend on the market, not on the language. */
const advice: Record<Exclude<AddressField, OptionalField> | 'email' | 'gstin', string> = {
  name: 'Geben Sie Vor- und Nachnamen ein.',
  telephone:
    'Geben Sie eine vollständige Telefonnummer ein, eine ausländische mit + und der Landesvorwahl.',
  street: 'Geben Sie Straße und Hausnummer ein.',
  pin: 'Geben Sie eine gültige Postleitzahl ein.',
  city: 'Geben Sie den Ort ein.',
  state: 'Wählen Sie ein Bundesland.',
  email:
    'Geben Sie Ihre vollständige E-Mail-Adresse ein, zum Beispiel name@example.com, oder lassen Sie das Feld leer.',
  gstin:
    'Prüfen Sie alle 15 Zeichen der GSTIN, zum Beispiel 29ABCDE1234F1ZW, oder lassen Sie das Feld leer.',
};

export const addressWords = {
  labels,
  hints,
  advice,
  questions: {
    name: 'Ist das der vollständige Name?',
    telephone: 'Stimmt diese Nummer?',
    street: 'Ist die Anschrift vollständig?',
    houseNumber: 'Fehlt die Hausnummer?',
    house: 'Stehen Haus oder Wohnung und Straße oder Ortsteil dabei?',
    pin: 'Stimmt diese Postleitzahl?',
    city: 'Heißt der Ort so?',
  },
  isRight: (question: string, button: string) =>
    `${question} Wenn ja, drücken Sie noch einmal auf „${button}“.`,
  wrongFields: (count: number) =>
    plural(count, {
      one: 'Ein Feld stimmt noch nicht.',
      other: `${count} Felder stimmen noch nicht.`,
    }),
  notDelivered: (pin: string) =>
    `Nach ${pin} liefern wir noch nicht. Geben Sie eine andere Postleitzahl ein oder kontaktieren Sie uns.`,
  otherState: (pin: string, state: string) =>
    `Die Postleitzahl ${pin} gehört zum Bundesland ${state}. Ändern Sie das Bundesland oder die Postleitzahl.`,
  filledIn: (places: readonly string[]) =>
    `Zur Postleitzahl passend eingetragen: ${places.join(', ')}.`,
  chooseState: 'Bundesland wählen',
  forBusiness: 'Kaufen Sie für ein Unternehmen?',
  labelled: (field: AddressField, text: ReactNode) => (
    <>
      {labels[field]}: {text}
    </>
  ),
  tooLong: (longest: number) => `Das ist zu lang: Kürzen Sie es auf höchstens ${longest} Zeichen.`,
} satisfies typeof englishAddress;

export const addressBookWords = {
  heading: 'Adressen',
  loading: 'Ihre Adressen werden geladen …',
  notLoaded:
    'Wir konnten Ihre Adressen nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  none: 'Speichern Sie hier eine Adresse, dann tragen wir sie beim Bestellen für Sie ein.',
  last: 'Aus Ihrer letzten Bestellung:',
  saveLast: 'Diese Adresse speichern',
  default: 'Standardadresse',
  makeDefault: 'Als Standard festlegen',
  change: 'Ändern',
  remove: 'Entfernen',
  actionOnAddress: (label: string, name: string, address: string) =>
    `${label}: ${name}, ${address}`,
  removeQuestion: 'Diese Adresse entfernen?',
  removeConsequence: 'In Ihren bisherigen Bestellungen bleibt sie stehen.',
  keep: 'Behalten',
  add: 'Adresse hinzufügen',
  full: (most: number) =>
    `Sie können bis zu ${most} Adressen speichern. Entfernen Sie eine, um eine andere hinzuzufügen.`,
  newAddress: 'Neue Adresse',
  changeAddress: 'Adresse ändern',
  save: 'Adresse speichern',
  cancel: 'Abbrechen',

  choose: 'Lieferadresse',
  another: 'Andere Adresse',
  saveThis: 'Diese Adresse in meinem Konto speichern',

  done: ({ address }: { address?: object | null }) => {
    if (address === null) return 'Adresse entfernt.';
    return address ? 'Adresse gespeichert.' : 'Das ist jetzt Ihre Standardadresse.';
  },
  unreadable: (count: number) =>
    plural(count, {
      one: 'Eine weitere gespeicherte Adresse ist nicht lesbar und wird deshalb nicht angezeigt. Gespeichert ist sie noch: Kontaktieren Sie uns, dann reparieren oder entfernen wir sie.',
      other: `${count} weitere gespeicherte Adressen sind nicht lesbar und werden deshalb nicht angezeigt. Gespeichert sind sie noch: Kontaktieren Sie uns, dann reparieren oder entfernen wir sie.`,
    }),
  broken:
    'Ihre gespeicherten Adressen sind nicht lesbar, deshalb können Sie hier keine sehen, speichern oder ändern. Gespeichert sind sie noch: ' +
    'Kontaktieren Sie uns, dann reparieren wir das. Bestellen können Sie trotzdem, wenn Sie die Adresse eintippen.',
  notDone: ({ address }: { address?: object | null }, isRefused: boolean) => {
    const what = address === null ? 'entfernt' : address ? 'gespeichert' : 'geändert';
    if (isRefused) {
      return `Die Adresse wurde nicht ${what}: Der Shop hat das nicht angenommen. Laden Sie die Seite neu und versuchen Sie es erneut. Wenn das nicht hilft, kontaktieren Sie uns.`;
    }
    return `Die Adresse wurde nicht ${what}. Prüfen Sie, ob Sie online sind, laden Sie die Seite neu und versuchen Sie es dann erneut.`;
  },
} satisfies typeof englishBook;
