export const mailTo = (email: string) => `mailto:${email}`;

/** A phone link, without whatever separates the digits. */
export const call = (telephone: string) => `tel:${telephone.replace(/[^+\d]/g, '')}`;

/** A WhatsApp message to a phone number with its country code. */
export const whatsApp = (telephone: string, text: string) =>
  `https://wa.me/${telephone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
