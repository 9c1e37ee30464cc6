import { shop } from '../config';

export interface PageParts {
  /** The style sheet's text, to be inlined; in development its address, for hot updates. */
  css: { text: string } | { href: string };
  /** From `build/plugins/installablePlugin.cjs`. */
  links: {
    paper: { light: string; dark: string };
    icon: string;
    touchIcon: string;
    manifest: string;
    sharePicture: string;
  };
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The frame of every page of the site; its content is HTML. */
export const renderPage = (
  { css, links }: PageParts,
  { title, head, body }: Record<'title' | 'head' | 'body', string>,
  htmlAttributes = '',
) => `<!doctype html>
<html lang="${shop.language}" ${htmlAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="theme-color" content="${links.paper.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${links.paper.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${links.icon}" type="image/svg+xml">
${head}
${'text' in css ? `<style>${css.text}</style>` : `<link rel="stylesheet" href="${css.href}">`}
</head>
<body>
${body}
</body>
</html>
`;
