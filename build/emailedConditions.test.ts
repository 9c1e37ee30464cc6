import fs from 'node:fs';
import { germany } from '../src/markets/germany/market';
import { india } from '../src/markets/india/market';
import { emailedConditions } from './emailedConditions';

const terms = {
  name: 'Nadel & Faden',
  market: germany,
  conditions: 'conditions.html',
  origin: 'https://shop.example',
  basePath: '/corner/',
} as const;

describe('the conditions in emails', () => {
  it('have the notice about withdrawal and the model form, as text and as HTML', () => {
    const { html, text } = emailedConditions(terms) ?? { html: '', text: '' };
    for (const said of [
      'Allgemeine Geschäftsbedingungen',
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Muster-Widerrufsformular',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(text).toContain('Bestellungen bei Nadel & Faden.');
    expect(html).toContain('Bestellungen bei Nadel &amp; Faden.');
    expect(text).toContain('\n- Bestellt am (*)/erhalten am (*)\n');
    expect(text).not.toMatch(/<|\\|^#|&amp;/m);
  });

  it('lead from an email to the shop', () => {
    jest
      .spyOn(fs, 'readFileSync')
      .mockReturnValue(
        'See [who we are](imprint.html), [us](https://a.example/) or [mail](mailto:a@b.example).',
      );
    const { html, text } = emailedConditions(terms) ?? { html: '', text: '' };
    expect(html).toContain('href="https://shop.example/corner/imprint.html"');
    expect(text).toBe(
      'See who we are (https://shop.example/corner/imprint.html), us (https://a.example/) or mail (mailto:a@b.example).',
    );
  });

  it('are in no email where the law asks for no withdrawals', () => {
    expect(emailedConditions({ ...terms, market: india })).toBeUndefined();
  });
});
