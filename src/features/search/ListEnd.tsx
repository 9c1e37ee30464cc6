import { MoreButton } from '../../shared/components/MoreButton';
import { searchWords as words } from '../../words/en/search';
import type { useProductList } from './useProductList';

type ListEndProps = Pick<
  ReturnType<typeof useProductList>,
  'more' | 'isLoading' | 'isFailed' | 'retry'
>;

/** Below a list: what loads more of it, or says that it loads or can't be loaded. */
export function ListEnd({ more, isLoading, isFailed, retry }: ListEndProps) {
  if (isFailed) {
    return (
      <div className="list-end" role="alert">
        <p>{words.notLoaded}</p>
        <button type="button" className="button button-quiet" onClick={retry}>
          {words.tryAgain}
        </button>
      </div>
    );
  }
  if (isLoading) return <p className="list-end">{words.loading}</p>;
  return more ? <MoreButton {...more} /> : null;
}
