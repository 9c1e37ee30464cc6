import type { ReactNode } from 'react';
import type {
  whatsAppTemplateWords as englishTemplateWords,
  whatsAppWords as englishWords,
} from '../en/whatsApp';

/** A shopper's messages on WhatsApp. */
export const whatsAppWords = {
  consent: 'मुझे इस ऑर्डर की जानकारी WhatsApp पर भेजें',
  consentNote: (telephone: ReactNode) => (
    <>{telephone} पर। आप इन्हें अपने ऑर्डर के पेज पर कभी भी बंद कर सकते हैं।</>
  ),
  updatesTo: (telephone: ReactNode) => <>ऑर्डर की जानकारी हम WhatsApp पर {telephone} पर भेजेंगे।</>,
  updates: 'मुझे इस ऑर्डर के बारे में WhatsApp मैसेज भेजें',
  updatesOn: 'आपको इस ऑर्डर के बारे में WhatsApp मैसेज मिलेंगे।',
  updatesOff: 'अब आपको इस ऑर्डर के बारे में WhatsApp मैसेज नहीं मिलेंगे।',
} satisfies typeof englishWords;

/** The text of every template, which Meta has approved to the letter. */
export const whatsAppTemplateWords = {
  template: (title: string) =>
    `${title}।\n\n{{2}}\n\nनीचे के बटन से आप अपना ऑर्डर देख सकते हैं और ये मैसेज बंद कर सकते हैं।`,
} satisfies typeof englishTemplateWords;
