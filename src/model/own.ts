/** What a record has for an id, which a merchant or a link may have called `constructor`; never what it inherits. */
export const own = <Value>(
  record: Readonly<Record<string, Value>>,
  id: string,
): Value | undefined => (Object.hasOwn(record, id) ? record[id] : undefined);
