import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { OrderReason } from '../../orders/model/orderService';
import { LoadFailure } from '../../ui/BusyButton';
import { usePolling } from '../../ui/usePolling';
import { codesWords as words } from '#words/desk/codes';
import { deskFrameWords } from '#words/desk/orders';
import { CodeItem } from './CodeItem';
import { typedCode } from './codeForm';
import { loadCodes, selectCodes } from './codesSlice';
import { NewCode } from './NewCode';
import './Codes.css';

function describeFailure(failure: OrderReason, loadedAt: number | undefined): string {
  if (failure === 'refused') return words.accessLost;
  return loadedAt === undefined ? deskFrameWords.codesNotLoaded : words.outOfDate(loadedAt);
}

/** The codes that take something off orders, which merchants create, extend and stop. */
export function Codes() {
  const dispatch = useAppDispatch();
  const { list: codes, failure, loadedAt } = useAppSelector(selectCodes);
  const [isAdding, setAdding] = useState(() => typedCode.read() !== undefined);
  const [added, setAdded] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const load = useCallback(() => dispatch(loadCodes()), [dispatch]);
  usePolling(load, { everyMs: 5 * 60_000 });

  return (
    <section className="codes" aria-labelledby="codes">
      <h2 id="codes" tabIndex={-1} ref={heading}>
        {words.heading}
      </h2>
      <p>{words.explanation}</p>
      {failure && <LoadFailure onRetry={load}>{describeFailure(failure, loadedAt)}</LoadFailure>}
      {loadedAt === undefined && !failure && <p>{deskFrameWords.loadingCodes}</p>}
      {loadedAt !== undefined && (
        <>
          {isAdding ? (
            <NewCode
              codes={codes}
              now={loadedAt}
              onAdd={(code) => {
                setAdded(code);
                setAdding(false);
              }}
              onDiscard={() => {
                flushSync(() => {
                  setAdding(false);
                });
                opener.current?.focus();
              }}
            />
          ) : (
            <button
              ref={opener}
              type="button"
              className="button"
              onClick={() => {
                flushSync(() => {
                  setAdding(true);
                });
                document.getElementById('code-code')?.focus();
              }}
            >
              {words.add}
            </button>
          )}
          {codes.length === 0 && !isAdding && <p>{words.none}</p>}
          <ul className="codes-list">
            {codes.map((code) => (
              <CodeItem
                key={code.code}
                code={code}
                now={loadedAt}
                isNew={code.code === added}
                onDelete={() => {
                  heading.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
