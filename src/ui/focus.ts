/** The ref of an element that gets the focus as soon as it is there. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** The ref of an element that is scrolled into view as soon as it is there. */
export const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/**
 * The ref of an element that may disappear with the focus in it: the heading of its list item gets the
 * focus then, and is scrolled into view, or else the screen's heading gets it.
 */
export const passFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const heading = element.closest('li')?.querySelector<HTMLElement>('h3, h4');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
  if (heading) return;
  // The replacement comes first, as it may have another heading, or have taken the focus.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  });
};
