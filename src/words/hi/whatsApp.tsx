import type { whatsAppTemplateWords as english } from '../en/whatsApp';

/** The text of every template, which Meta has approved to the letter. */
export const whatsAppTemplateWords = {
  template: (title: string) =>
    `${title}।\n\n{{2}}\n\nनीचे के बटन से आप अपना ऑर्डर देख सकते हैं और ये मैसेज बंद कर सकते हैं।`,
} satisfies typeof english;
