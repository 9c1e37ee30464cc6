/* The rules for products' texts: the build checks the site's files by them, and the desk what is typed and imported. */

const tags =
  'a|b|big|blockquote|br|button|center|code|dd|div|dl|dt|em|font|form|h[1-6]|hr|i|iframe|img|input|label|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video';
const entities =
  'amp|apos|bull|cent|copy|deg|euro|gt|hellip|laquo|ldquo|lsquo|lt|mdash|middot|nbsp|ndash|pound|quot|raquo|rdquo|reg|rsquo|rupee|shy|szlig|times|trade|[aou]uml|#\\d+|#x[\\da-f]+';
const markup = new RegExp(
  [
    `</?(?:${tags})(?:\\s[^<>]*)?/?>`,
    `&(?:${entities});`,
    '\\*\\*[^\\s*][^*]*\\*\\*',
    '\\[[^\\]\\n]+\\]\\(https?:[^)\\s]*\\)',
  ].join('|'),
  'i',
);

/** HTML or Markdown in a text, such as `<b>`, which shoppers would read as it is; `undefined` without any. */
export const markupIn = (text: string): string | undefined => markup.exec(text)?.[0];

/** The most characters: of a title; of a name, a category and a search word; of a fact's value; of a description. */
export const longest = { title: 200, name: 100, value: 500, text: 5000 } as const;
