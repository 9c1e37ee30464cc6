import { cutText } from '../../characters';
import type { spreadsheetWords as english } from '../../en/admin/spreadsheet';
import { formatMoney } from '../../money';
import { plural } from '../../plural';
import { parseMoney } from '../../typedMoney';

const columns = {
  id: 'ID',
  variantOf: 'Variante von',
  variant: 'Variante',
  title: 'Titel',
  price: 'Preis',
  was: 'früherer Preis',
  left: 'Bestand',
  soldOut: 'ausverkauft',
  hidden: 'ausgeblendet',
  category: 'Kategorie',
  text: 'Beschreibung',
  facts: 'Angaben',
  keywords: 'Suchwörter',
  picture: 'Bild',
};

type Column = keyof typeof columns;

const products = (count: number) => `${count} Artikel`;

const LONGEST = 40;

const quote = (cell: string) =>
  `„${cell.length > LONGEST ? `${cutText(cell, LONGEST).trimEnd()}…` : cell}“`;

const some = (ids: readonly string[]) =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(ids.slice(0, 3).map(quote));

const isAmount = (column: Column) => column === 'price' || column === 'was';

function describe(column: Column, cell: string) {
  if (cell === '') return column === 'left' ? 'nicht gezählt' : 'leer';
  if (isAmount(column)) return formatMoney(parseMoney(cell) ?? NaN);
  return ['left', 'soldOut', 'hidden'].includes(column) ? cell : quote(cell);
}

export const spreadsheetWords = {
  heading: 'Tabelle',
  explanation:
    'Exportieren Sie Ihre Artikel, ändern Sie sie in einer Tabelle und importieren Sie die Datei als CSV. Sie sehen jede Änderung, bevor sie gilt. Artikel, die nicht in der Datei sind, bleiben, wie sie sind.',
  columns,
  yesOrNo: (is: boolean) => (is ? 'ja' : 'nein'),
  yes: ['ja', 'j', 'wahr', 'yes', 'y', 'true', '1'],
  no: ['nein', 'n', 'falsch', 'no', 'false', '0', ''],

  export: 'Artikel exportieren',
  fileName: (day: string) => `artikel-${day}.csv`,
  exported: (count: number) => `Heruntergeladen: ${products(count)}`,

  file: 'Tabelle importieren',
  reading: 'Die Datei wird gelesen …',
  preview: (fileName: string) => `Was ${fileName} ändert`,
  counts: ({ added, changed, unchanged }: Record<'added' | 'changed' | 'unchanged', number>) =>
    `${added} neu, ${changed} geändert, ${unchanged} unverändert.`,
  ignored: (names: readonly string[]) =>
    plural(names.length, {
      one: `Diese Spalte wird nicht gelesen: ${names.join(', ')}.`,
      other: `Diese Spalten werden nicht gelesen: ${names.join(', ')}.`,
    }),
  isNew: (title: string, price: string) =>
    `${title}: neu, ${formatMoney(parseMoney(price) ?? NaN)}`,
  variant: (title: string, name: string) => `${title}, ${name}`,
  change: (title: string, changes: readonly string[]) => `${title}: ${changes.join('; ')}`,
  cell: (column: Column, from: string, to: string) =>
    `${column === 'price' ? '' : `${columns[column]}: `}${describe(column, from)} → ${describe(column, to)}`,
  needPhotographs: (count: number) =>
    plural(count, {
      one: 'Der neue Artikel bleibt ausgeblendet und ohne Bestand. Fügen Sie ein Foto hinzu, um ihn zu verkaufen.',
      other:
        'Neue Artikel bleiben ausgeblendet und ohne Bestand. Fügen Sie jedem ein Foto hinzu, um ihn zu verkaufen.',
    }),
  import: (count: number) => `${products(count)} importieren`,
  cancel: 'Nicht importieren',
  cancelled: 'Nichts wurde importiert.',
  imported: (count: number) => `Importiert: ${products(count)}`,
  correctFirst:
    'Verbessern Sie das und wählen Sie die Datei noch einmal aus. Importiert wurde nichts.',
  hints: {
    id: 'Unter dieser ID wird nichts verkauft, oder eine andere Zeile hat sie auch. Für einen neuen Artikel bleibt sie leer.',
    variantOf:
      'Schreiben Sie die ID des Artikels, von dem das eine Variante ist, wenn es ihn in Varianten gibt; bei einem neuen Artikel mit Varianten dasselbe Wort in jede seiner Zeilen.',
    facts: 'Schreiben Sie jeden Namen nur einmal, etwa Farbe: blau; Größe: M.',
    yesOrNo: 'Schreiben Sie ja oder nein.',
    converted: (ids: readonly string[]) =>
      `Das hat eine Tabelle aus ${some(ids)} gemacht. Schreiben Sie es als Text, etwa '${ids[0]} mit dem Apostroph davor, oder exportieren Sie Ihre Artikel neu.`,
    invisible:
      'Darin sind unsichtbare Zeichen, die Text verbergen oder umstellen können. Tippen Sie es neu ein.',
  },
  problems: {
    cell: (row: number, column: Column, cell: string, hint: string) =>
      `Zeile ${row}: ${columns[column]} ${cell ? quote(cell) : 'ist leer'}. ${hint}`,
    contradiction: (rows: readonly number[], column: Column, cells: readonly string[]) =>
      `Die Zeilen ${rows.join(', ')} sind ein Artikel, haben aber Verschiedenes in „${columns[column]}“: ${cells.map(quote).join(', ')}.`,
    misfit: (row: number, cells: number, names: number) =>
      `Zeile ${row} hat ${plural(cells, { one: 'eine Zelle', other: `${cells} Zellen` })}, die erste Zeile nennt aber ${plural(names, { one: 'eine Spalte', other: `${names} Spalten` })}. Geben Sie jeder Spalte ihre Zelle, und setzen Sie eine Zelle, in der das Trennzeichen vorkommt, in Anführungszeichen, etwa "1;200".`,
    sameColumn: (column: Column) =>
      `Zwei Spalten heißen „${columns[column]}“. Löschen Sie eine davon.`,
    quotes: (row: number) => `Zeile ${row}: Ein Anführungszeichen fehlt.`,
    noColumns: `Die erste Zeile muss die Spalten nennen: ${columns.id}, ${columns.title}, ${columns.price} und weitere. Exportieren Sie Ihre Artikel, um alle zu sehen.`,
    notUtf8:
      'Diese Datei ist kein CSV in UTF-8. Speichern Sie sie als „CSV UTF-8“ und wählen Sie diese aus.',
  },
} satisfies typeof english;
