/** Shows a number on the icon of the installed shop; 0 removes it. */
export async function showBadge(count: number): Promise<void> {
  try {
    await (navigator as Partial<Navigator>).setAppBadge?.(count);
  } catch {
    // The title of the tab has the number too.
  }
}
