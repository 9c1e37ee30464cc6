/**
 * Whether the shop delivers to a PIN code, or to the beginning of one.
 *
 * @param areas the first digits of the PIN codes that the shop delivers to; all of India if left out
 */
export const deliversTo = (pin: string, areas?: readonly string[]): boolean =>
  !areas || areas.some((area) => pin.startsWith(area) || area.startsWith(pin));
