export const mailTo = (email: string) => `mailto:${email}`;

/** A phone link, without whatever separates the digits. */
export const call = (telephone: string) => `tel:${telephone.replace(/[^+\d]/g, '')}`;
