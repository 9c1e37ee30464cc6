import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shop } from '#shop/config';
import { useProblemAnnouncement } from '../app/announce';
import { withdrawalPath } from '../navigation';
import {
  declarationFields,
  type DeclarationField,
  declarationLimits,
  declarationProblem,
  isEmail,
  isReceiptLate,
} from '../orders/model/withdrawal';
import { OrderContact } from '../orders/OrderSummary';
import { useStoredWithdrawal, useWithdrawal } from '../orders/withdrawal/useWithdrawal';
import { BusyButton } from '../ui/BusyButton';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { focus } from '../ui/focus';
import { PrintButton } from '../ui/print';
import { usePageTitle } from '../ui/usePageTitle';
import { addressWords } from '#words/orders/address';
import { withdrawalWords as words } from '#words/withdrawal';
import './WithdrawalPage.css';

interface StepProps {
  withdrawal: ReturnType<typeof useWithdrawal>;
}

const hints: Partial<Record<DeclarationField, string>> = words.hints;
const advice: Partial<Record<DeclarationField, string>> = words.advice;
/** Tokens for the browser's autofill. */
const autoComplete: Partial<Record<DeclarationField, string>> = { name: 'name', reach: 'email' };

const reviewPath = `${withdrawalPath}?step=review`;

/** The fields that the law lets the shop ask for; a reason isn't among them. */
function DeclarationForm({ withdrawal: { draft, change } }: StepProps) {
  const navigate = useNavigate();
  const announceProblem = useProblemAnnouncement();
  /** The fields that were wrong when the form was submitted. */
  const [marked, setMarked] = useState<readonly DeclarationField[]>([]);

  const reasonIn = (field: DeclarationField) => {
    const problem = marked.includes(field) ? declarationProblem(field, draft[field]) : undefined;
    if (problem === 'tooLong' && field !== 'reach')
      return addressWords.tooLong(declarationLimits[field]);
    return problem && advice[field];
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = declarationFields.filter((field) => declarationProblem(field, draft[field]));
    const [first] = wrong;
    if (!first) {
      void navigate(reviewPath);
      return;
    }
    setMarked(wrong);
    (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
    announceProblem(addressWords.wrongFields(wrong.length));
  };

  return (
    <>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.intro}</p>
      <form className="withdrawal-form" noValidate onSubmit={submit}>
        {declarationFields.map((field) => (
          <Field
            key={field}
            id={`withdrawal-${field}`}
            label={words.labels[field]}
            hint={hints[field]}
            reason={reasonIn(field)}
          >
            {(ofField) => {
              const control = {
                ...ofField,
                name: field,
                value: draft[field],
                autoComplete: autoComplete[field] ?? 'off',
                onChange: ({ target }: { target: { value: string } }) => {
                  const wasWrong = reasonIn(field) !== undefined;
                  if (wasWrong && !declarationProblem(field, target.value)) announceProblem('');
                  change(field, target.value);
                },
              };
              return field === 'what' ? <textarea rows={3} {...control} /> : <input {...control} />;
            }}
          </Field>
        ))}
        <Button type="submit" className="button">
          {words.next}
        </Button>
      </form>
    </>
  );
}

/** The declaration, who makes it, and where the receipt goes. */
function DeclarationText({ withdrawal: { declaration } }: StepProps) {
  const { name, reach } = declaration;
  return (
    <div className="withdrawal-text">
      <p>{words.declaration(declaration)}</p>
      <dl>
        {[
          [words.labels.name, name],
          [words.labels.reach, reach],
        ].map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Review({ withdrawal }: StepProps) {
  const { declaration, failure, confirm } = withdrawal;
  const { email, telephone } = shop.contact ?? {};
  const text = `${words.declaration(declaration)}\n\n${declaration.name}`;
  return (
    <>
      <h1 tabIndex={-1}>{words.review}</h1>
      <p>{words.notYet}</p>
      <DeclarationText withdrawal={withdrawal} />
      {failure && (
        <>
          <p className="reason">{failure}</p>
          {(email ?? telephone) && (
            <div>
              <p>{words.otherWays}</p>
              <OrderContact mail={{ subject: words.title, body: text.replaceAll('\n', '\r\n') }} />
            </div>
          )}
        </>
      )}
      <div className="button-row">
        <BusyButton isQuiet={false} onPress={confirm}>
          {words.confirm}
        </BusyButton>
        <Link className="button button-quiet" to={withdrawalPath}>
          {words.change}
        </Link>
      </div>
    </>
  );
}

interface ReceiptProps extends StepProps {
  /** When it arrived, in milliseconds. */
  at: number;
}

/** The receipt, which the shopper can print or save. */
function WithdrawalReceipt({ withdrawal, at }: ReceiptProps) {
  const navigate = useNavigate();
  const { reach } = withdrawal.declaration;
  const stored = useStoredWithdrawal(withdrawal.draft.id);
  const emailed = stored && isReceiptLate(stored) ? 'emailedTomorrow' : 'emailed';
  return (
    <>
      <h1 ref={focus} tabIndex={-1}>
        {words.received}
      </h1>
      <p>
        <time dateTime={new Date(at).toISOString()}>{words.receivedAt(at)}</time>
      </p>
      <DeclarationText withdrawal={withdrawal} />
      <p className="withdrawal-next">
        {words.keep} {shop.functions && isEmail(reach) && words[emailed](reach)}
      </p>
      <div className="button-row">
        <PrintButton label={words.print} />
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            withdrawal.startAnother();
            void navigate(withdrawalPath, { replace: true });
          }}
        >
          {words.another}
        </button>
      </div>
    </>
  );
}

/** The form to withdraw from a contract, as the market's law requires: declaration, confirmation and receipt. */
export function WithdrawalPage() {
  const withdrawal = useWithdrawal();
  const { draft } = withdrawal;
  const isReview = new URLSearchParams(useLocation().search).get('step') === 'review';
  const isRight = declarationFields.every((field) => !declarationProblem(field, draft[field]));
  usePageTitle(words.title);
  return (
    <section className="withdrawal">
      {draft.at !== undefined && <WithdrawalReceipt withdrawal={withdrawal} at={draft.at} />}
      {draft.at === undefined &&
        (isReview && isRight ? (
          <Review withdrawal={withdrawal} />
        ) : (
          <DeclarationForm withdrawal={withdrawal} />
        ))}
    </section>
  );
}
