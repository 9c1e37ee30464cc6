/**
 * The ref of an element that may disappear with the focus in it: the heading of its list item gets the
 * focus then, or else the screen's.
 */
export const passFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const heading =
    element.closest('li')?.querySelector<HTMLElement>('h3, h4') ?? document.querySelector('h1');
  heading?.focus({ preventScroll: true });
};
