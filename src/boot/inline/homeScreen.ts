/** Whether the address names another screen than the home screen that the page holds. */
export const isElsewhere = () => !/^#?\/?$/.test(location.hash);

/** Hides the home screen until React shows the screen that the address names. */
export function hideHomeScreen() {
  document.documentElement.toggleAttribute('data-elsewhere', isElsewhere());
}
