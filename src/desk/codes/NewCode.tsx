import { type SyntheticEvent, useState } from 'react';
import { useAnnounce, useProblemAnnouncement } from '../../app/announce';
import { useAppDispatch } from '../../app/hooks';
import { type Code, createCode } from '../../orders/model/discount';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { codesWords as words } from '#words/desk/codes';
import { productEditorWords } from '#words/desk/products';
import { TextField } from '../products/TextField';
import {
  type CodeForm,
  newCodeIn,
  emptyForm,
  isGuessable,
  kinds,
  problemsIn,
  typedCode,
} from './codeForm';
import { addCode } from './codesSlice';

interface DayFieldProps {
  id: string;
  label: string;
  reason: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A field of a day in the shop's time zone. */
export function DayField({ id, label, reason, value, onChange }: DayFieldProps) {
  return (
    <Field id={id} label={label} reason={reason}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

interface NewCodeProps {
  codes: readonly Code[];
  /** Milliseconds, by the clock of the database. */
  now: number;
  onAdd: (code: string) => void;
  onDiscard: () => void;
}

/** The form of a new code. What was typed survives a failure and a reload. */
export function NewCode({ codes, now, onAdd, onDiscard }: NewCodeProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();
  const [form, setForm] = useState(() => typedCode.read() ?? emptyForm(now));
  /** The fields that say what is wrong with them. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const problems = problemsIn(form, now, codes);

  const change = (part: Partial<CodeForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    typedCode.write(next);
  };
  const reasonOf = (name: keyof typeof problems) =>
    checked.includes(name) ? problems[name] : undefined;
  /** What each field has in common. */
  const field = (name: keyof typeof problems) => ({
    id: `code-${name}`,
    reason: reasonOf(name),
    value: form[name],
    onChange: (value: string) => {
      change({ [name]: value });
    },
  });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = Object.keys(problems);
    setChecked(wrong);
    setFailure(undefined);
    if (wrong[0]) {
      document.getElementById(`code-${wrong[0]}`)?.focus();
      announceProblem(productEditorWords.wrongFields(wrong.length));
      return;
    }
    setBusy(true);
    const result = await dispatch(addCode(newCodeIn(form)));
    setBusy(false);
    if (addCode.fulfilled.match(result)) {
      typedCode.write(undefined);
      announce(words.added(result.payload.code));
      onAdd(result.payload.code);
      return;
    }
    const sentence = words.notAdded[result.payload === 'refused' ? 'refused' : 'offline'];
    setFailure(sentence);
    announceProblem(sentence);
    // If another device has created it meanwhile, the field says so.
    setChecked(['code']);
  };

  const codeReason = reasonOf('code');
  return (
    <form className="new-code" noValidate onSubmit={(event) => void submit(event)}>
      <h3>{words.add}</h3>
      <Field
        id="code-code"
        label={words.code}
        hint={words.codeHint}
        reason={codeReason ?? (isGuessable(form) ? words.guessable : undefined)}
        isQuestion={codeReason === undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={form.code}
            onChange={({ target }) => {
              change({ code: target.value });
            }}
          />
        )}
      </Field>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          const proposed = createCode();
          change({ code: proposed, proposed });
          announce(proposed);
        }}
      >
        {words.suggest}
      </button>
      <fieldset className="code-kinds">
        <legend>{words.kind}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="checkbox">
            <input
              type="radio"
              name="kind"
              checked={kind === form.kind}
              onChange={() => {
                change({ kind });
              }}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div className="code-fields">
        {form.kind === 'percent' && (
          <TextField {...field('percent')} label={words.percent} kind="count" />
        )}
        {form.kind === 'amount' && (
          <TextField {...field('amount')} label={words.amount} kind="amount" />
        )}
        <TextField
          {...field('from')}
          label={words.from}
          kind="amount"
          placeholder={words.noMinimum}
        />
        <DayField {...field('first')} label={words.first} />
        <DayField {...field('last')} label={words.last} />
        <TextField {...field('most')} label={words.most} kind="count" />
      </div>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={form.once}
          onChange={({ target }) => {
            change({ once: target.checked });
          }}
        />
        {words.once}
      </label>
      {failure && <p className="reason">{failure}</p>}
      <div className="button-row">
        <Button type="submit" className="button" isBusy={isBusy}>
          {words.create}
        </Button>
        <Button
          className="button button-quiet"
          isDisabled={isBusy}
          onClick={() => {
            typedCode.write(undefined);
            onDiscard();
          }}
        >
          {words.discard}
        </Button>
      </div>
    </form>
  );
}
