import { useId, useState } from 'react';
import { shop } from '#shop/config';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { useAppDispatch } from '../../app/hooks';
import { ShareButton } from '../../catalogue/product/ShareButton';
import { type Code, codeStateAt } from '../../orders/model/discount';
import type { OrderReason } from '../../orders/model/orderService';
import { AskInPlace } from '../../ui/AskInPlace';
import { focus } from '../../ui/focus';
import { dayOf } from '../../words/calendar';
import { codesWords as words } from '#words/desk/codes';
import { productEditorWords } from '#words/desk/products';
import { TextField } from '../products/TextField';
import { dateOf, lastDayFrom, limitProblems, limitsIn } from './codeForm';
import { deleteCode, extendCode, loadCodes, stopCode } from './codesSlice';
import { CodeUses } from './CodeUses';
import { DayField } from './NewCode';

/** The address of the shop that brings the code along. */
const pathWith = (code: string) => `${shop.basePath}?${new URLSearchParams({ code }).toString()}`;

interface ExtendCodeProps {
  code: Code;
  now: number;
  isBusy: boolean;
  /** Gets what has changed: the rest may have been changed on another device. */
  onExtend: (limits: Partial<Pick<Code, 'until' | 'most'>>) => void;
}

function ExtendCode({ code, now, isBusy, onExtend }: ExtendCodeProps) {
  const announceProblem = useProblemAnnouncement();
  const id = useId();
  const [last, setLast] = useState(() =>
    now < code.until ? dateOf(dayOf(code.until - 1)) : lastDayFrom(now),
  );
  const [most, setMost] = useState(`${code.most}`);
  const [shown] = useState({ last, most });
  const [isChecked, setChecked] = useState(false);
  const problems = limitProblems({ last, most }, now, {
    first: dayOf(code.since),
    used: Math.max(1, code.used),
  });
  const extend = () => {
    setChecked(true);
    const wrong = (['last', 'most'] as const).filter((name) => problems[name]);
    if (wrong[0]) {
      document.getElementById(`${id}-${wrong[0]}`)?.focus();
      announceProblem(productEditorWords.wrongFields(wrong.length));
      return;
    }
    const limits = limitsIn({ last, most });
    onExtend({
      ...(last !== shown.last && { until: limits.until }),
      ...(most !== shown.most && { most: limits.most }),
    });
  };
  return (
    <AskInPlace
      {...words.extend}
      nameOf={(label) => words.nameOf(label, code.code)}
      isBusy={isBusy}
      onConfirm={extend}
    >
      <DayField
        id={`${id}-last`}
        label={words.last}
        reason={isChecked ? problems.last : undefined}
        value={last}
        onChange={setLast}
      />
      <TextField
        id={`${id}-most`}
        label={words.most}
        kind="count"
        reason={isChecked ? problems.most : undefined}
        value={most}
        onChange={setMost}
      />
    </AskInPlace>
  );
}

interface CodeItemProps {
  code: Code;
  /** Milliseconds, by the clock of the database. */
  now: number;
  /** Whether it was just added: its heading then gets the focus. */
  isNew: boolean;
  onDelete: () => void;
}

/** A code in the merchant's list, with all that can be done with it. */
export function CodeItem({ code: all, now, isNew, onDelete }: CodeItemProps) {
  const { code, terms, since, until, most, used } = all;
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** How often it was changed: each change closes its question. */
  const [changes, setChanges] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const state = codeStateAt(now, all);
  const nameOf = (label: string) => words.nameOf(label, code);
  const link = { className: 'button button-quiet', title: code, path: pathWith(code) };

  const change = async (
    request: PromiseLike<{ meta: { requestStatus: string }; payload?: unknown }>,
    sentence: string,
  ) => {
    setBusy(true);
    setFailure(undefined);
    const { meta, payload } = await request;
    setBusy(false);
    if (meta.requestStatus === 'fulfilled') {
      setChanges((count) => count + 1);
      announce(sentence);
      return true;
    }
    const isRefused = (payload as OrderReason | undefined) === 'refused';
    const reason = words.failures[isRefused ? 'refused' : 'offline'];
    setFailure(reason);
    announceProblem(reason);
    if (isRefused) void dispatch(loadCodes());
    return false;
  };

  return (
    <li className="code">
      <h3 tabIndex={-1} ref={isNew ? focus : undefined}>
        {code}
      </h3>
      <p className="code-terms">{words.terms(terms)}</p>
      <p>{words.states[state](since, until - 1)}</p>
      <p>
        {words.uses(used, most)}{' '}
        {used > 0 && (
          <button
            type="button"
            className="text-button"
            aria-label={nameOf(words.byDay)}
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {words.byDay}
          </button>
        )}
      </p>
      {isOpen && <CodeUses code={all} now={now} />}
      {failure && <p className="reason">{failure}</p>}
      <div className="button-row">
        {state !== 'over' && (
          <>
            <ShareButton {...link} label={words.copy} isCopyOnly />
            {'share' in navigator && <ShareButton {...link} />}
          </>
        )}
        <ExtendCode
          key={`extended ${changes} ${until} ${most}`}
          code={all}
          now={now}
          isBusy={isBusy}
          onExtend={(limits) =>
            void change(dispatch(extendCode({ code, ...limits })), words.extended(code))
          }
        />
        {state === 'over' ? (
          <AskInPlace
            key={`deleted ${changes}`}
            {...words.delete}
            nameOf={nameOf}
            question={words.delete.question(code)}
            isDestructive
            isBusy={isBusy}
            onConfirm={async () => {
              if (await change(dispatch(deleteCode(code)), words.deleted(code))) onDelete();
            }}
          />
        ) : (
          <AskInPlace
            key={`stopped ${changes}`}
            {...words.stop}
            nameOf={nameOf}
            question={words.stop.question(code)}
            isDestructive
            isBusy={isBusy}
            onConfirm={() => change(dispatch(stopCode(code)), words.stopped(code))}
          />
        )}
      </div>
    </li>
  );
}
