import { shop } from '../config';
import { documentWords as words } from '../words/en/documents';
import { escapeHtml, type PageParts } from './page';
import { renderTextPage } from './textPage';

export default (parts: PageParts) =>
  renderTextPage(
    parts,
    `<h1>${words.notFound}</h1>
<p>${words.notFoundAdvice}</p>
<p><a class="button" href="${shop.basePath}">${escapeHtml(words.goTo(shop.name))}</a></p>`,
  );
