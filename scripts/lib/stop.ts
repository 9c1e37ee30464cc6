/** An end that was foreseen: its message says what to do, and no stack is shown with it. */
export class Stop extends Error {}
