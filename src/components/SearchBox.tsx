import { useEffect, useRef } from 'react';
import { Icon } from './Icon';

interface SearchBoxProps {
  /** What the screen shows the results of; `undefined` on a screen without results. */
  query: string | undefined;
  /** The text at every change. */
  onType: (text: string) => void;
  /** The text when Enter is pressed. */
  onEnter: (text: string) => void;
}

/** The header's search. `reachSearch` has its keys. */
export function SearchBox({ query, onType, onEnter }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  /** What was typed and has not come back as `query` yet: the address lags behind quick fingers. */
  const typed = useRef<string[]>([]);

  const type = (text: string) => {
    if (query !== undefined) typed.current.push(text);
    onType(text);
  };

  const taken = useRef(false);
  useEffect(() => {
    if (!box.current || query === undefined) return;
    const echo = typed.current.lastIndexOf(query);
    if (echo >= 0) {
      typed.current.splice(0, echo + 1);
    } else if (!taken.current && box.current.value && !query) {
      // Typed, and perhaps sent, before React was there.
      const sent = box.current.form?.dataset.sent !== undefined;
      box.current.form?.removeAttribute('data-sent');
      if (sent) onEnter(box.current.value);
      else type(box.current.value);
    } else {
      typed.current = [];
      box.current.value = query;
    }
    taken.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only for another address
  }, [query]);

  return (
    <form
      className="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(box.current?.value ?? '');
      }}
    >
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        name="q"
        aria-label="Search"
        aria-keyshortcuts="Control+K /"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          type(event.target.value);
        }}
      />
    </form>
  );
}
