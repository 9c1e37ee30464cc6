/** Puts the focus into the header's search for Ctrl-K and for `/`, when no field has it. */
export function focusSearch(event: KeyboardEvent) {
  const isShortcut =
    event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  const isInField = document.activeElement?.matches('input:not([type=checkbox]),textarea');
  const box = document.querySelector<HTMLInputElement>('[type=search]');
  if (!box || !isShortcut || isInField) return;
  event.preventDefault();
  box.focus();
  box.select();
}

/** Keeps the browser from sending the form, which would load the page again; `SearchBox` sends it. */
export function holdSubmit(event: Event) {
  event.preventDefault();
  (event.target as HTMLElement).dataset.sent = '';
}
