import { isWhole } from '../../catalogue/model/soundCard';
import {
  CODE_DAYS,
  CODE_USES,
  type Code,
  createCode,
  type Discount,
  readCode,
} from '../../orders/model/discount';
import { storedValue } from '../../ui/storage';
import { DAY_MS, dayOf, startOf } from '../../words/calendar';
import { readCount } from '../../words/readNumber';
import { parseMoney } from '../../words/typedMoney';
import { codesWords } from '#words/desk/codes';
import { isLike } from '../products/drafts';
import type { CodeDraft } from './codesSlice';

const words = codesWords.wrong;

export const kinds = ['percent', 'amount', 'delivery'] as const;

/** A new code as it is typed; days are those of the shop's time zone, such as `2026-12-07`. */
export interface CodeForm {
  code: string;
  /** The last code that was proposed, which nobody can guess. */
  proposed: string;
  kind: (typeof kinds)[number];
  percent: string;
  amount: string;
  from: string;
  first: string;
  last: string;
  most: string;
  once: boolean;
}

/** How many days a new code lasts, and how many orders can use it. */
const DAYS = 30;
const USES = 100;

/** A day of `dayOf` as date fields have it. */
export const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

function dayIn(date: string): number | undefined {
  const time = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(time) ? undefined : time / DAY_MS;
}

/** The last day of a code that is created or extended today. */
export const lastDayFrom = (now: number) => dateOf(dayOf(now) + DAYS - 1);

export function emptyForm(now: number): CodeForm {
  const proposed = createCode();
  return {
    code: proposed,
    proposed,
    kind: 'percent',
    percent: '10',
    amount: '',
    from: '',
    first: dateOf(dayOf(now)),
    last: lastDayFrom(now),
    most: `${USES}`,
    once: false,
  };
}

const sample = emptyForm(0);

const isForm = (value: unknown): value is CodeForm =>
  isLike(value, sample) && kinds.some((kind) => kind === (value as CodeForm).kind);

/** The new code that is being typed, in case the page is reloaded. */
export const typedCode = storedValue('sessionStorage', 'user:new-code', isForm);

const percentIn = (text: string) => readCount(text.replace(/\s*%\s*$/, '')).value;
const countIn = (text: string) => readCount(text).value;

/** The most that the security rules accept. */
const MOST_AMOUNT = 999_999_999;

/** What is wrong with the end of a code, and the number of its orders. */
export function limitProblems(
  { last, most }: Pick<CodeForm, 'last' | 'most'>,
  now: number,
  { first = 0, used = 1 }: { first?: number | undefined; used?: number },
) {
  const day = dayIn(last);
  // The rules compare the moment after the last day.
  const latest = dayOf(now + CODE_DAYS * DAY_MS) - 1;
  const describeDay = () => {
    if (day === undefined) return words.day;
    if (day < first) return words.order;
    if (day < dayOf(now)) return words.past;
    return day > latest ? words.late(startOf(latest)) : undefined;
  };
  return {
    last: describeDay(),
    most: isWhole(countIn(most), used, CODE_USES) ? undefined : words.most(used, CODE_USES),
  };
}

/** What is wrong, by the names of the fields, in their order. */
export function problemsIn(form: CodeForm, now: number, codes: readonly Pick<Code, 'code'>[]) {
  const code = readCode(form.code);
  const isTaken = codes.some((known) => known.code === code);
  const first = dayIn(form.first);
  const problems = {
    code: code === undefined ? words.code : isTaken ? words.taken(code) : undefined,
    percent:
      form.kind === 'percent' && !isWhole(percentIn(form.percent), 1, 100)
        ? words.percent
        : undefined,
    amount:
      form.kind === 'amount' && !isWhole(parseMoney(form.amount), 1, MOST_AMOUNT)
        ? words.amount
        : undefined,
    from:
      form.from.trim() !== '' && !isWhole(parseMoney(form.from), 1, MOST_AMOUNT)
        ? words.from
        : undefined,
    first: first === undefined ? words.day : undefined,
    ...limitProblems(form, now, { first }),
  };
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Partial<typeof problems>;
}

const termsOf = {
  percent: ({ percent }: CodeForm) => ({ percent: percentIn(percent) ?? 0 }),
  amount: ({ amount }: CodeForm) => ({ amount: parseMoney(amount) ?? 0 }),
  delivery: () => ({ delivery: true }) as const,
};

/** The end and the most uses in a form without problems. */
export const limitsIn = ({ last, most }: Pick<CodeForm, 'last' | 'most'>) => ({
  until: startOf((dayIn(last) ?? 0) + 1),
  most: countIn(most) ?? 0,
});

/** The code in a form without problems. */
export function newCodeIn(form: CodeForm): CodeDraft {
  const from = parseMoney(form.from);
  const terms: Discount = {
    ...termsOf[form.kind](form),
    ...(from !== undefined && { from }),
    ...(form.once && { once: true }),
  };
  return {
    code: readCode(form.code) ?? '',
    terms,
    since: startOf(dayIn(form.first) ?? 0),
    ...limitsIn(form),
  };
}

/** Whether a code is easy to guess: one that a merchant has made up. */
export const isGuessable = ({ code, proposed }: CodeForm) => {
  const read = readCode(code);
  return read !== undefined && read !== proposed;
};
