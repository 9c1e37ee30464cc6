const ANSWER_MS = 5000;

/**
 * The time of a server in milliseconds: the clock of this device until an answer corrects it.
 *
 * @param address what `ask` requests the headers of
 */
export function createServerClock(address: string) {
  let ahead: number | undefined;

  /** To within a second and the answer's way, by its `Date`, and its `Age` where a cache has sent it. */
  function correct(headers: Headers) {
    const date = Date.parse(headers.get('Date') ?? '');
    const age = Number(headers.get('Age')) * 1000;
    const time = date + age;
    if (!Number.isNaN(time)) ahead = Date.now() - time;
  }

  return {
    now: () => Date.now() - (ahead ?? 0),
    correct,
    /** Asks the server, unless it has answered before. Never rejects. */
    async ask() {
      if (ahead !== undefined) return;
      const signal = AbortSignal.timeout(ANSWER_MS);
      const asking = fetch(address, { method: 'HEAD', cache: 'no-store', signal });
      await asking.then(
        ({ headers }) => {
          correct(headers);
        },
        () => undefined,
      );
    },
  };
}
