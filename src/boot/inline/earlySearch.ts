/** Focuses the header's search field at Ctrl-K and `/`, unless the focus is in a text field. */
export function focusSearch(event: KeyboardEvent) {
  const isShortcut =
    event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  const isTyping = document.activeElement?.matches('input:not([type=checkbox]),textarea');
  const field = document.querySelector<HTMLInputElement>('[type=search]');
  if (!field || !isShortcut || isTyping) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** Keeps the browser from submitting the form, which would reload the page; `SearchBox` submits it. */
export function holdSubmit(event: Event) {
  event.preventDefault();
  (event.target as HTMLElement).dataset.sent = '';
}
