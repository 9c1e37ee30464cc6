/** Whether a key was pressed without any other, and neither an input method nor another part of the page has taken it. */
export const isPlainKey = ({
  altKey,
  ctrlKey,
  defaultPrevented,
  isComposing,
  metaKey,
  shiftKey,
}: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented && !isComposing;
