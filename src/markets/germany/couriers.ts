import type { CourierFile } from '../couriers';

/**
 * DHL: the columns of “DHL Vorlage Sendungsdatenimport” in the function “Versenden” of its portal for business customers,
 * without those of senders, returns and customs, as of 2026. See
 * https://www.dhl.de/de/geschaeftskunden/portal/kundendesktop/intern/seiten/hilfe-information-5df7b5/versenden.html and
 * the export of https://github.com/mediaopt/dhl-oxid-hub. Its weights are kilograms, its sizes centimetres; only with an
 * amount is a parcel cash on delivery (“Nachnahme”). Shoppers' emails and phone numbers aren't in it: DHL needs neither,
 * and shops may pass them on only with consent.
 */
const dhl: CourierFile = {
  columns: {
    Sendungsreferenz: '{id}',
    'Empfänger Name 1': '{name}',
    'Empfänger Name 2 / Postnummer': '{addition}',
    'Empfänger Straße': '{street}',
    'Empfänger Hausnummer': '{houseNumber}',
    'Empfänger PLZ': '{postalCode}',
    'Empfänger Ort': '{city}',
    'Empfänger Land': 'DEU',
    Gewicht: '{weightKg}',
    Länge: '{lengthCm}',
    Breite: '{widthCm}',
    Höhe: '{heightCm}',
    'Produkt- und Servicedetails': 'V01PAK',
    Abrechnungsnummer: '',
    'Service - Nachnahme - Betrag': '{cashIfAny}',
    'Service - Nachnahme - Verwendungszweck 1': '{id}',
  },
  encoding: 'ISO-8859-1',
};

/** The files by the names of their couriers. */
export const courierFiles: Readonly<Record<string, CourierFile>> = { DHL: dhl };
