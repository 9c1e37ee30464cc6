/**
 * Follows 'Skip to content', without the change of address that the browser would make: what follows
 * the hash sign there is the route.
 */
export function skipHeader(event: Event) {
  if (!(event.target as Element).closest('.skip-link')) return;
  event.preventDefault();
  document.getElementById('main')?.focus();
}
