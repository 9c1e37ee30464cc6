import { Icon } from '../../ui/Icon';
import { searchWords as words } from '#words/catalogue';
import { longestQuery, type useSearch } from './useSearch';

/** The search in the header, and on the screen of an unknown address. `focusSearch` handles its shortcuts. */
export function SearchBox({
  ref,
  onFocus,
  onChange,
  onPaste,
  onSubmit,
}: ReturnType<typeof useSearch>['searchBox']) {
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
        aria-label={words.search}
        aria-keyshortcuts="Control+K /"
        placeholder={words.search}
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        onChange={onChange}
        onPaste={onPaste}
      />
    </form>
  );
}
