/** A price of a product, as orders and the security rules write it: `<product id>:<whole rupees>`. */
export const tagOf = (id: string, price: number) => `${id}:${price}`;

/** The parts of a price tag. A product's id can contain colons. */
export function parseTag(tag: string): { id: string; price: number } {
  const end = tag.lastIndexOf(':');
  return { id: tag.slice(0, end), price: Number(tag.slice(end + 1)) };
}
