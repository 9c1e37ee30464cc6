/** Whether the address asks for another screen than the home screen, which the page holds. */
export const isElsewhere = () => !/^#?\/?$/.test(location.hash);

/** Hides the home screen until React shows the one that the address asks for. */
export function hideHomeScreen() {
  document.documentElement.toggleAttribute('data-elsewhere', isElsewhere());
}
