interface Timer {
  run: () => void;
  at: number;
}

/** The timers of one page, on a clock that only a test moves on. */
export class FakeTimers {
  private readonly timers = new Map<number, Timer>();
  now = 0;
  private started = 0;

  readonly setTimeout = <Args extends unknown[]>(
    callback: (...args: Args) => void,
    ms: number,
    ...args: Args
  ) =>
    this.start({
      run: () => {
        callback(...args);
      },
      at: this.now + ms,
    });

  readonly clear = (id?: number) => {
    if (id !== undefined) this.timers.delete(id);
  };

  /** Runs the timers that are due in this time, in order. */
  pass(ms: number) {
    const end = this.now + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      const [id, { run, at }] = next;
      this.now = at;
      this.timers.delete(id);
      run();
    }
    this.now = end;
  }

  private start(timer: Timer): number {
    this.started += 1;
    this.timers.set(this.started, timer);
    return this.started;
  }

  private next(end: number) {
    return [...this.timers]
      .filter(([, { at }]) => at <= end)
      .sort(([, one], [, other]) => one.at - other.at)[0];
  }
}
