import type { Ref } from 'react';
import { Icon } from '../../shared/components/Icon';

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  onFocus: () => unknown;
  /** Called at every change of the text. */
  onChange: () => void;
  /** Called when Enter is pressed. */
  onSubmit: () => void;
}

/** The header's search. `focusSearch` has its keys. */
export function SearchBox({ ref, onFocus, onChange, onSubmit }: SearchBoxProps) {
  return (
    <form
      className="search-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search"
        aria-keyshortcuts="Control+K /"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        onChange={onChange}
      />
    </form>
  );
}
