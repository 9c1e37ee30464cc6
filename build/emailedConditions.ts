import fs from 'node:fs';
import { marked } from 'marked';
import type { Shop } from '#shop/config';
import { legalText } from './legalText';

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&amp;': '&',
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of a legal page without markup. @param html as `marked` writes it: its tags begin lines */
const plainTextOf = (html: string) =>
  html
    // A paragraph is one line, which mail programs wrap.
    .replace(/\n(?!<)/g, ' ')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<br>/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/(p|h\d|ul|ol|table|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

type Terms = Pick<Shop, 'name' | 'market' | 'conditions' | 'origin' | 'basePath'>;

/**
 * The shop's conditions as emails have them, which can be kept: where the law wants a way to withdraw, it also wants the
 * conditions, the notice about withdrawal and its form on a durable medium (article 8.7 of Directive 2011/83/EU; in Germany
 * § 312f BGB). `undefined` elsewhere.
 */
export function emailedConditions({ name, market, conditions, origin, basePath }: Terms) {
  if (!market.withdrawal || !conditions) return undefined;
  const markdown = fs.readFileSync(legalText('conditions', market.language), 'utf8');
  const html = (marked.parse(markdown) as string)
    .replaceAll('{name}', escapeHtml(name))
    .replace(/(?<= href=")(?![a-z][a-z\d+.-]*:)\/?/gi, `${origin}${basePath}`);
  return { html, text: plainTextOf(html) };
}
