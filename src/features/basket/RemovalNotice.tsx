import type { Product } from '../catalogue/product';

interface RemovalNoticeProps {
  item: Product;
  onUndo: () => void;
}

/** What was removed last, in its place, with the way to have it back. It stays until it is used. */
export function RemovalNotice({ item, onUndo }: RemovalNoticeProps) {
  return (
    <div className="removal">
      <p>{`Removed: ${item.title}`}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`Undo: put back ${item.title}`}
        onClick={(event) => {
          // The second half of a double click on the button that stood here before.
          if (event.detail < 2) onUndo();
        }}
      >
        Undo
      </button>
    </div>
  );
}
