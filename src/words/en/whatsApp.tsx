import type { ReactNode } from 'react';

/** A shopper's messages on WhatsApp. */
export const whatsAppWords = {
  /** Unticked: a shopper has to ask for them. */
  consent: 'Send me updates about this order on WhatsApp',
  consentNote: (telephone: ReactNode) => (
    <>To {telephone}. You can stop them on the page of your order.</>
  ),
  updatesTo: (telephone: ReactNode) => <>We’ll send updates on WhatsApp to {telephone}.</>,
  updates: 'Send me WhatsApp messages about this order',
  updatesOn: 'You’ll get WhatsApp messages about this order.',
  updatesOff: 'You’ll get no more WhatsApp messages about this order.',
};

/** The text of every template, which Meta has approved to the letter. */
export const whatsAppTemplateWords = {
  /** @param title of an email, with `{{1}}` for the order’s number; `{{2}}` is what there is to say */
  template: (title: string) =>
    `${title}.\n\n{{2}}\n\nYou can see your order, and stop these messages, with the button below.`,
};
