import type { couriersWords as english } from '../../en/desk/couriers';
import { plural } from '../../plural';

const parcels = (count: number) =>
  plural(count, { one: `${count} Paket`, other: `${count} Pakete` });

/** The files that couriers import and export, and the labels on parcels. */
export const couriersWords = {
  heading: 'Dateien für Zustelldienste',
  none: 'Es gibt nichts zu versenden. Nehmen Sie erst Bestellungen an, oder wählen Sie andere aus.',
  count: (count: number) => `${parcels(count)} zu versenden. Rechnen Sie die Verpackung hinzu.`,
  leftOut: (count: number) =>
    plural(count, {
      one: `${count} Bestellung fehlt darin: Sie kann noch nicht versandt werden oder hat keine Adresse.`,
      other: `${count} Bestellungen fehlen darin: Sie können noch nicht versandt werden oder haben keine Adresse.`,
    }),
  loading: 'Gewichte und Größen werden geladen …',
  notLoaded:
    'Gewichte und Größen konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  parcel: (id: string, recipient: string) => `${id}, ${recipient}`,
  weight: 'Gewicht in Gramm',
  weightOf: (id: string) => `Gewicht der Bestellung ${id} in Gramm`,
  size: 'Größe in cm',
  sizeOf: (id: string) => `Größe der Bestellung ${id} in cm`,
  unknown: (count: number) =>
    plural(count, {
      one: `${count} Paket hat kein Gewicht oder keine Größe. Sie können das leer lassen oder bei den Artikeln eintragen.`,
      other: `${count} Pakete haben kein Gewicht oder keine Größe. Sie können das leer lassen oder bei den Artikeln eintragen.`,
    }),
  courier: 'Zustelldienst',
  download: (courier: string) => `Für ${courier} herunterladen`,
  downloaded: (courier: string, count: number) =>
    `Für ${courier} heruntergeladen: ${parcels(count)}`,

  tracking: {
    heading: 'Sendungsnummern',
    explanation:
      'Importieren Sie die Datei Ihres Zustelldiensts mit den Sendungsnummern. Sie sehen jede, bevor sich etwas ändert.',
    file: 'Sendungsnummern importieren',
    noParcels:
      'In dieser Datei sind keine Sendungsnummern. Sie braucht Spalten wie Sendungsreferenz und Sendungsnummer.',
    found: (count: number, fileName: string) => `${parcels(count)} in ${fileName}`,
    parcel: (id: string, note: string) => `${id}: ${note}`,
    send: (count: number) => `${count} als versandt markieren`,
    cancel: 'Nicht verwenden',
  },

  printLabels: 'Etiketten drucken',
  from: 'Von',
  code: (id: string) => `Code der Bestellung ${id}`,
} satisfies typeof english;
