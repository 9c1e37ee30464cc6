const BYTE_ORDER_MARK = '\uFEFF';

/** How a text starts that spreadsheets take for a formula, or that hides such a start. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

function field(cell: string | number): string {
  if (typeof cell === 'number') return `${cell}`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A file as RFC 4180 describes it, with a byte order mark, without which spreadsheets don't read it as UTF-8.
 * A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
