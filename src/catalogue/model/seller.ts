import type { Shop } from '#shop/config';

/** Who sells here, as far as the configuration says. */
export interface SellerFacts {
  /** The legal name. */
  name: string;
  /** The address in one line; empty if it isn't known. */
  place: string;
  /** A GSTIN, VAT ID or tax number. */
  taxNumber: string | undefined;
}

/** Who sells here: as invoices name them, where the shop writes some; `undefined` if the configuration doesn't say. */
export function describeSeller({
  seller,
  invoices,
  contact = {},
}: Pick<Shop, 'seller' | 'invoices' | 'contact'>): SellerFacts | undefined {
  if (!seller && !invoices) return undefined;
  const [billed = '', ...lines] = invoices?.seller.split('\n') ?? [];
  return {
    name: seller?.name ?? billed,
    place: lines.join(', ') || (contact.address ?? ''),
    taxNumber: seller?.gstin ?? invoices?.taxNumber,
  };
}
