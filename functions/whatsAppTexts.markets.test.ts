import { readFileSync } from 'node:fs';
import { shopperNews } from '../src/orders/model/messages';
import { emailWords } from '#words/emails';
import { templateOf } from './whatsApp';

const guide = readFileSync('docs/whatsapp.md', 'utf8');

describe('the texts of the templates in the guide', () => {
  it.each(shopperNews)('say of %s what the shop sends in its language', (news) => {
    const [line = '', details, closing = ''] = templateOf(news).split('\n\n');
    expect(details).toBe('{{2}}');
    const [row] = guide.split('\n').filter((each) => each.startsWith(`| \`${news}\` `));
    expect(row).toContain(` ${line} `);
    expect(guide).toContain(` ${closing} `);
    // Meta rejects a text that begins or ends with a place, and a button of more than 25 characters.
    expect(templateOf(news)).toMatch(/^[^{].*[^}]$/s);
    expect(emailWords.viewOrder.length).toBeLessThanOrEqual(25);
    expect(guide).toContain(`| ${emailWords.viewOrder} `);
  });
});
