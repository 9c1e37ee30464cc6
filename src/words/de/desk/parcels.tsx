import type { parcelWords as english } from '../../en/desk/parcels';
import { cutText } from '../../characters';
import { plural } from '../../plural';

const orders = (count: number) =>
  plural(count, { one: `${count} Bestellung`, other: `${count} Bestellungen` });

export const parcelWords: typeof english = {
  pasted: 'Sendungsnummern',
  pastedHint: 'Eine je Zeile, in dieser Reihenfolge oder hinter der Bestellnummer',
  order: 'Bestellung',
  number: 'Sendungsnummer',
  numberOf: (id) => `Sendungsnummer der Bestellung ${id}`,
  given: (count, all) => `${count} von ${orders(all)} mit Sendungsnummer.`,
  repeated: 'Diese Nummer steht hier zweimal.',
  alsoWithout: (count) =>
    plural(count, {
      one: 'Auch die eine ohne Nummer als versandt markieren',
      other: `Auch die ${count} ohne Nummer als versandt markieren`,
    }),
  problems: {
    unknownOrder: ({ id, number }) => `${number}: Bestellung ${id} ist nicht darunter.`,
    secondNumber: ({ id, number }) => `${number}: Bestellung ${id} hat schon eine andere Nummer.`,
    noOrder: ({ number }) => `${number}: Zu dieser Nummer fehlt die Bestellung.`,
    tooLong: ({ number }) => `${cutText(number, 20)}…: Das ist zu lang für eine Sendungsnummer.`,
    rounded: ({ number }) =>
      `${number}: Eine Tabellenkalkulation hat diese Nummer gerundet. Nehmen Sie sie aus der Datei Ihres Zustelldiensts.`,
  },
  scan: 'Mit der Kamera scannen',
  stopScanning: 'Scannen beenden',
  camera: 'Bild der Kamera',
  scanHint:
    'Halten Sie die Kamera über den Strichcode eines Pakets: Die Nummer bekommt die nächste Bestellung. Um eine andere zu wählen, scannen Sie zuerst deren Code.',
  noCamera:
    'Die Kamera lässt sich nicht verwenden. Erlauben Sie sie in den Einstellungen Ihres Browsers.',
  scanned: {
    order: ({ id }) => `Bestellung ${id}: Scannen Sie jetzt das Paket.`,
    number: ({ id, number }) => `Bestellung ${id}: ${number}.`,
    known: ({ id, number }) => `Bestellung ${id} hat ${number} schon.`,
    unknownOrder: ({ id }) => `Bestellung ${id} ist nicht darunter.`,
    tooMany: ({ number }) => `${number}: Alle Bestellungen haben schon eine Nummer.`,
    tooLong: () => 'Dieser Code ist keine Sendungsnummer.',
  },
};
