/** Leads past the header; `skipHeader` of the inlined script follows it, also before React is there. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}
