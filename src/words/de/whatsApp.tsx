import type { ReactNode } from 'react';
import type {
  whatsAppTemplateWords as englishTemplateWords,
  whatsAppWords as englishWords,
} from '../en/whatsApp';

/** A shopper's messages on WhatsApp. */
export const whatsAppWords = {
  consent: 'Infos zu dieser Bestellung per WhatsApp erhalten',
  consentNote: (telephone: ReactNode) => (
    <>An {telephone}. Auf der Seite Ihrer Bestellung können Sie das jederzeit beenden.</>
  ),
  updatesTo: (telephone: ReactNode) => (
    <>Infos zur Bestellung schicken wir per WhatsApp an {telephone}.</>
  ),
  updates: 'WhatsApp-Nachrichten zu dieser Bestellung erhalten',
  updatesOn: 'Sie bekommen WhatsApp-Nachrichten zu dieser Bestellung.',
  updatesOff: 'Sie bekommen keine WhatsApp-Nachrichten mehr zu dieser Bestellung.',
} satisfies typeof englishWords;

/** The text of every template, which Meta has approved to the letter. */
export const whatsAppTemplateWords = {
  template: (title: string) =>
    `${title}.\n\n{{2}}\n\nÜber die Schaltfläche sehen Sie Ihre Bestellung und können diese Nachrichten beenden.`,
} satisfies typeof englishTemplateWords;
