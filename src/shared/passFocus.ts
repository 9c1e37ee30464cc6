/**
 * The ref of an element that may disappear with the focus in it: the heading of its list item gets the
 * focus then, and is scrolled into view, or else the screen's heading gets it.
 */
export const passFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const heading = element.closest('li')?.querySelector<HTMLElement>('h3, h4');
  (heading ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
};
