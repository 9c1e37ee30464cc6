/** The text of every template, which Meta has approved to the letter. */
export const whatsAppTemplateWords = {
  /** @param title of an email, with `{{1}}` for the order’s number; `{{2}}` is what there is to say */
  template: (title: string) =>
    `${title}.\n\n{{2}}\n\nYou can see your order, and stop these messages, with the button below.`,
};
