/** Prints the page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        window.print();
      }}
    >
      {label}
    </button>
  );
}
