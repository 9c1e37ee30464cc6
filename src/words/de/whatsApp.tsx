import type { whatsAppTemplateWords as english } from '../en/whatsApp';

/** The text of every template, which Meta has approved to the letter. */
export const whatsAppTemplateWords = {
  template: (title: string) =>
    `${title}.\n\n{{2}}\n\nÜber die Schaltfläche sehen Sie Ihre Bestellung und können diese Nachrichten beenden.`,
} satisfies typeof english;
