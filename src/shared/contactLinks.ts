/** The address to write to somebody. */
export const mailTo = (email: string) => `mailto:${email}`;

/** The address to call somebody, whatever stands between the digits. */
export const call = (telephone: string) => `tel:${telephone.replace(/[^+\d]/g, '')}`;
