import { checkField, type FieldProblem, tidyField } from './address';
import { hasEmail } from './emailAddress';
import { isOrderId } from './order';
import { withAsciiDigits } from '../../words/digits';
import { oneLine, severalLines } from './tidyText';

/** A shopper's declaration that they withdraw from the contract about an order, or from a part of it. */
export interface Declaration {
  name: string;
  /** The order's number, or another description by the shopper. */
  order: string;
  /** The products, in one or several lines; empty if it is about the whole order. */
  what: string;
  /** The email address or phone number for the receipt. */
  reach: string;
}

/** A declaration that has arrived. */
export interface Withdrawal extends Declaration {
  id: string;
  /** When it arrived, in milliseconds by the clock of the database. */
  at: number;
  /** When the functions emailed the receipt, in milliseconds. */
  emailedAt?: number | undefined;
  /** The day, by `dayOf`, on which there were too many to email all receipts; the rest are sent on the next. */
  waits?: number | undefined;
  /** Whether the rules have found the order that it names. */
  known?: true;
}

/** Whether its receipt is emailed only tomorrow. */
export const isReceiptLate = ({ reach, emailedAt, waits }: Withdrawal) =>
  isEmail(reach) && emailedAt === undefined && waits !== undefined;

export type DeclarationField = keyof Declaration;

/** The fields in the order of the form. */
export const declarationFields: readonly DeclarationField[] = ['name', 'order', 'what', 'reach'];

/** The most characters. */
export const declarationLimits = { name: 100, order: 100, what: 1000 };

/** The least interval between two declarations about an order, or of a session; the rules check it. */
export const DECLARATION_INTERVAL_MS = 30_000;

/** Whether a receipt can be emailed there. */
export const isEmail = hasEmail;

/** An order's number as the shop writes it, however it was typed; any other text in one line. */
function orderNumber(typed: string): string {
  // A date isn't an order number, as it has other parts.
  const parts = /^#?([\dA-Z]{4})[ \p{Pd}]?([\dA-Z]{4})[ \p{Pd}]?([\dA-Z]{4})$/u.exec(
    withAsciiDigits(typed).trim().toUpperCase(),
  );
  const id = (parts?.slice(1).join('-') ?? '')
    // Order numbers contain neither of these letters.
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return isOrderId(id) ? id : oneLine(typed);
}

const reachField = (reach: string) => (isEmail(reach) ? 'email' : 'telephone');

const tidy: Record<DeclarationField, (typed: string) => string> = {
  name: oneLine,
  order: orderNumber,
  what: severalLines,
  reach: (typed) => tidyField(reachField(typed), typed),
};

/** The declaration as it is sent: in characters that the security rules accept. */
export const tidyDeclaration = ({ name, order, what, reach }: Declaration): Declaration => ({
  name: tidy.name(name),
  order: tidy.order(order),
  what: tidy.what(what),
  reach: tidy.reach(reach),
});

/** Why a field can't be sent; `undefined` if it can. */
export function declarationProblem(
  field: DeclarationField,
  typed: string,
): FieldProblem | undefined {
  if (field === 'reach') return checkField(reachField(typed), typed);
  const text = tidy[field](typed);
  if (!text) return field === 'what' ? undefined : 'invalid';
  return text.length > declarationLimits[field] ? 'tooLong' : undefined;
}
