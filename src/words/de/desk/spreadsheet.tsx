import type { spreadsheetWords as english } from '../../en/desk/spreadsheet';
import { cutText } from '../../characters';
import { labelWords } from '../legal';
import { plural } from '../../plural';
import { formatMoney } from '../../money';
import { parseMoney } from '../../typedMoney';

const columns = {
  id: 'ID',
  variantOf: 'Variante von',
  variant: 'Variante',
  title: 'Titel',
  price: 'Preis',
  was: 'Früherer Preis',
  contents: 'Inhalt',
  taxCode: 'HSN-Code',
  weight: 'Gewicht (g)',
  size: 'Größe (cm)',
  left: 'Bestand',
  soldOut: 'Ausverkauft',
  hidden: 'Ausgeblendet',
  category: 'Kategorie',
  text: 'Beschreibung',
  facts: 'Merkmale',
  ...labelWords,
  keywords: 'Suchwörter',
  picture: 'Foto',
};

type Column = keyof typeof columns;

const products = (count: number) => `${count} Artikel`;

const LONGEST = 40;

const quote = (cell: string) =>
  `„${cell.length > LONGEST ? `${cutText(cell, LONGEST).trimEnd()}…` : cell}“`;

const some = (ids: readonly string[]) =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(ids.slice(0, 3).map(quote));

const listRows = (rows: readonly number[]) => new Intl.ListFormat('de').format(rows.map(String));

const isAmount = (column: Column) => column === 'price' || column === 'was';

function describe(column: Column, cell: string) {
  if (cell === '') return column === 'left' ? 'nicht erfasst' : 'leer';
  if (isAmount(column)) return formatMoney(parseMoney(cell) ?? NaN);
  return ['left', 'soldOut', 'hidden'].includes(column) ? cell : quote(cell);
}

/** What happens to a row of another shop's export. */
const remarks = {
  noTitle: 'ausgelassen, weil der Titel fehlt.',
  noPrice: 'ausgelassen, weil der Preis fehlt.',
  unclearPrice: 'ausgelassen, weil der Preis nicht eindeutig ist.',
  otherCurrency: 'ausgelassen, weil der Preis in einer anderen Währung ist.',
  giftCard: 'ausgelassen, weil hier keine Gutscheine verkauft werden können.',
  notSent: 'ausgelassen, weil hier nur verkauft werden kann, was verschickt wird.',
  elsewhere: 'ausgelassen, weil es auf einer anderen Website verkauft wird.',
  group: 'ausgelassen, weil es nur andere Artikel aufzählt.',
  noParent: 'ausgelassen, weil der Artikel dazu nicht in der Datei ist.',
  disabled: 'ausgelassen, weil es deaktiviert ist.',
  sameVariant: 'ausgelassen, weil der Artikel diese Variante schon hat.',
  formula: 'ausgelassen, weil es wie eine Formel beginnt.',
  rounded: 'gerundet, weil der Shop keine kleineren Beträge hat.',
  shortened: 'zu lang und deshalb gekürzt.',
  noFormerPrice: 'ohne den früheren Preis übernommen, der nicht eindeutig ist.',
  faulty: 'ausgelassen, weil der Build es ablehnen würde:',
  picture: 'ein Bild ist ausgelassen:',
};

/** Products in a spreadsheet, out of the shop and in. */
export const spreadsheetWords = {
  heading: 'Import und Export (CSV)',
  explanation:
    'Exportieren Sie Ihre Artikel, ändern Sie sie in einem Tabellenprogramm, und importieren Sie die Datei als CSV. Sie sehen jede Änderung, bevor sie gilt. Artikel, die nicht in der Datei stehen, bleiben, wie sie sind.',
  columns,
  yesOrNo: (is: boolean): string => (is ? 'ja' : 'nein'),
  /** The words that spreadsheets and people write, in small letters. */
  yes: ['ja', 'j', 'wahr', 'yes', 'y', 'true', '1'],
  no: ['nein', 'n', 'falsch', 'no', 'false', '0', ''],

  export: 'Artikel exportieren',
  fileName: (day: string) => `artikel-${day}.csv`,
  exported: (count: number) => `Heruntergeladen: ${products(count)}`,

  file: 'Tabelle importieren',
  reading: 'Datei wird gelesen …',
  preview: (fileName: string) => `Änderungen durch ${fileName}`,
  counts: ({ added, changed, unchanged }: Record<'added' | 'changed' | 'unchanged', number>) =>
    `${added} neu, ${changed} geändert, ${unchanged} unverändert.`,
  ignored: (names: readonly string[]) =>
    plural(names.length, {
      one: `Unbekannte Spalte (wird nicht verwendet): ${names.join(', ')}.`,
      other: `Unbekannte Spalten (werden nicht verwendet): ${names.join(', ')}.`,
    }),
  exportedFrom: (source: string) =>
    `Das ist ein Export aus ${source}. Texte, Preise und Bestand werden gelesen, Bilder nicht.`,
  /** A row of another shop's export that isn't taken over as it is. */
  remark: (row: number, what: keyof typeof remarks, cell: string): string =>
    `Zeile ${row}${cell && `, ${quote(cell)}`}: ${remarks[what]}`,
  isNew: (title: string, price: string) =>
    `${title}: neu, ${formatMoney(parseMoney(price) ?? NaN)}`,
  variant: (title: string, name: string) => `${title}, ${name}`,
  change: (title: string, changes: readonly string[]) => `${title}: ${changes.join('; ')}`,
  cell: (column: Column, from: string, to: string) =>
    `${column === 'price' ? '' : `${columns[column]}: `}${describe(column, from)} → ${describe(column, to)}`,
  /** @param was what it may have been; empty if nobody can know */
  isConverted: (row: number, column: Column, cell: string, was: readonly string[]) =>
    `Zeile ${row}, ${columns[column]}: ${quote(cell)}. Vielleicht hat das Ihr Tabellenprogramm aus ${was.length > 0 ? some(was) : 'etwas anderem'} gemacht. Schreiben Sie es dann als Text, mit einem Apostroph davor: '${was[0] ?? '6-8'}`,
  /** New products have no photograph yet. */
  needPhotographs: (count: number) =>
    plural(count, {
      one: 'Der neue Artikel bleibt ausgeblendet, und sein Bestand wird nicht übernommen. Fügen Sie ein Foto hinzu, um ihn zu verkaufen.',
      other:
        'Neue Artikel bleiben ausgeblendet, und ihr Bestand wird nicht übernommen. Fügen Sie jedem ein Foto hinzu, um ihn zu verkaufen.',
    }),
  import: (count: number) => `${products(count)} importieren`,
  cancel: 'Nicht importieren',
  cancelled: 'Es wurde nichts importiert.',
  imported: (count: number) => `Importiert: ${products(count)}`,
  correctFirst:
    'Es wurde noch nichts importiert. Korrigieren Sie die Datei, und wählen Sie sie noch einmal aus.',
  /** How to correct a cell. */
  hints: {
    id: 'Diese ID gehört zu keinem Artikel, oder sie steht auch in einer anderen Zeile. Lassen Sie die Zelle für einen neuen Artikel leer.',
    variantOf:
      'Gibt es den Artikel in Varianten, schreiben Sie die ID des Artikels, zu dem diese Variante gehört; bei einem neuen Artikel mit Varianten in jede seiner Zeilen dasselbe Wort.',
    facts: 'Schreiben Sie jeden Namen nur einmal, zum Beispiel „Farbe: Blau; Größe: M“.',
    yesOrNo: 'Schreiben Sie „ja“ oder „nein“.',
    /** @param ids that a spreadsheet may have changed to this */
    converted: (ids: readonly string[]) =>
      `Ein Tabellenprogramm hat das aus ${some(ids)} gemacht. Schreiben Sie es als Text, zum Beispiel '${ids[0]} mit dem Apostroph davor, oder exportieren Sie Ihre Artikel noch einmal.`,
    invisible:
      'Hier sind unsichtbare Zeichen, die Text verbergen oder umstellen können. Geben Sie ihn neu ein.',
  },
  /** Why nothing can be imported. */
  problems: {
    cell: (row: number, column: Column, cell: string, hint: string) =>
      `Zeile ${row}, ${columns[column]}: ${cell ? quote(cell) : 'leer'}. ${hint}`,
    contradiction: (rows: readonly number[], column: Column, cells: readonly string[]) =>
      `Die Zeilen ${listRows(rows)} gehören zu einem Artikel, aber unter „${columns[column]}“ steht Verschiedenes: ${cells.map(quote).join(', ')}.`,
    misfit: (row: number, cells: number, names: number) =>
      `Zeile ${row} hat ${plural(cells, { one: 'eine Zelle', other: `${cells} Zellen` })}, die erste Zeile nennt aber ${plural(names, { one: 'eine Spalte', other: `${names} Spalten` })}. Jede Spalte braucht eine Zelle. Setzen Sie gerade Anführungszeichen um eine Zelle, die das Trennzeichen enthält, zum Beispiel "rot; blau".`,
    sameColumn: (column: Column) =>
      `Zwei Spalten heißen „${columns[column]}“. Löschen Sie eine davon.`,
    quotes: (row: number) => `Zeile ${row}: Ein Anführungszeichen fehlt.`,
    noColumns: `In der ersten Zeile müssen die Namen der Spalten stehen: ${columns.id}, ${columns.title}, ${columns.price} und andere. Exportieren Sie Ihre Artikel, um alle zu sehen.`,
    notUtf8:
      'Diese Datei ist kein CSV in UTF-8. Speichern Sie sie noch einmal als „CSV UTF-8“, und wählen Sie diese Datei aus.',
  },
} satisfies typeof english;
