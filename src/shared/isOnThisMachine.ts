/** Whether a page from this host runs on the visitor's own machine. */
export const isOnThisMachine = (hostname = window.location.hostname) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
