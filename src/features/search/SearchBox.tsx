import type { Ref } from 'react';
import { Icon } from '../../shared/components/Icon';
import { longestQuery } from './useSearch';

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  /** Called at every change of the text. */
  onChange: () => void;
  /** Called when Enter is pressed. */
  onSubmit: () => void;
}

/** The header's search. `focusSearch` has its keys. */
export function SearchBox({ ref, onChange, onSubmit }: SearchBoxProps) {
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
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
        onChange={onChange}
      />
    </form>
  );
}
