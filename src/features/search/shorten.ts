/**
 * What of a text is searched for, and shown as that: its first 200 characters, and `…` where there
 * are more.
 */
export const shorten = (text: string) => {
  const [start = ''] = /^.{0,200}/su.exec(text) ?? [];
  return start.length < text.length ? `${start}…` : start;
};
