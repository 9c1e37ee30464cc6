import type { Discount } from '../../../orders/model/discount';
import type { codeWords as englishCode } from '../../en/orders/code';
import { type Amount, formatMoney } from '../../money';
import { formatPercent } from '../../percent';
import { plural } from '../../plural';

/** What a code takes off, in a word or two. */
export const termsOf = (discount: Discount) => {
  if ('delivery' in discount) return 'Kostenlose Lieferung';
  if ('amount' in discount) return `${formatMoney(discount.amount)} Rabatt`;
  return `${formatPercent(discount.percent)} Rabatt`;
};

export const codeWords = {
  label: 'Code',
  apply: 'Einlösen',
  checking: (code: string) => `${code} wird geprüft …`,
  terms: (code: string, discount: Discount) => `${termsOf(discount)} mit ${code}.`,
  missing: (amount: Amount, code: string) =>
    `Noch ${formatMoney(amount)}, dann können Sie ${code} einlösen.`,
  nothing: (code: string) => `${code} bringt bei dieser Bestellung keinen Rabatt.`,
  row: (code: string) => `Code ${code}:`,
  applied: (code: string, off: Amount) => `Mit ${code} sparen Sie ${formatMoney(off)}.`,
  remove: 'Entfernen',
  removeOf: (code: string) => `${code} entfernen`,
  removed: (code: string) => `${code} entfernt`,
  wrong:
    'Dieser Code kann nicht eingelöst werden. Prüfen Sie die Schreibweise. Vielleicht ist er auch abgelaufen oder aufgebraucht.',
  rejected: (code: string) =>
    `${code} kann nicht mehr eingelöst werden: Der Code ist abgelaufen oder aufgebraucht, oder er wurde mit dieser Telefonnummer schon eingelöst.`,
  wait: (seconds: number) =>
    plural(seconds, {
      one: 'In 1 Sekunde können Sie einen anderen Code eingeben.',
      other: `In ${seconds} Sekunden können Sie einen anderen Code eingeben.`,
    }),
  offline: 'Sie sind offline. Wir können Ihren Code nur mit einer Verbindung prüfen.',
  unreachable:
    'Wir konnten Ihren Code nicht prüfen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} satisfies typeof englishCode;
