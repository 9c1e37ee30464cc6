/** Reads a file as RFC 4180 describes it: its rows, with the text of each cell. */
export function readCsv(file: string): string[][] {
  if (!file.startsWith('\uFEFF')) throw new Error('The byte order mark is missing.');
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = file.slice(1);
  while (rest) {
    const [all, quoted, plain = '', end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (all === undefined) throw new Error(`This is no cell: ${rest.slice(0, 80)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(all.length);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
