interface OrderButtonProps {
  /** What it does; its accessible name goes on with the order's number. */
  words: string;
  id: string;
  /** The name of its change. */
  name?: string;
  /** The name of the change under way: until it has its answer, every button of the order is disabled. */
  pending: string | undefined;
  quiet?: boolean;
  onPress: () => void;
}

/** A button that does something with one order. */
export function OrderButton({ words, id, name, pending, quiet = true, onPress }: OrderButtonProps) {
  return (
    <button
      type="button"
      className={`button ${quiet ? 'button-quiet' : ''}`}
      aria-label={`${words}, order ${id}`}
      aria-disabled={pending !== undefined}
      aria-busy={pending !== undefined && pending === name}
      onClick={({ detail }) => {
        // After the answer another button may stand where this one was.
        if (detail <= 1 && pending === undefined) onPress();
      }}
    >
      {words}
    </button>
  );
}
