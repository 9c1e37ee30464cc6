/** A foreseen failure: its message says what to do, and is shown without a stack. */
export class Stop extends Error {}
