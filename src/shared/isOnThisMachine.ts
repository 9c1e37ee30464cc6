/** Whether a page of this host name comes from the machine that it is opened on. */
export const isOnThisMachine = (hostname = window.location.hostname) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
