const ANSWER_MS = 2000;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * The time of a server in milliseconds: the clock of this device until an answer corrects it.
 *
 * @param address `ask` requests its headers
 */
export function createServerClock(address: string) {
  let ahead: number | undefined;

  /** To within a second and the answer's way. */
  function correct(headers: Headers) {
    const time = Date.parse(headers.get('Date') ?? '');
    if (!Number.isNaN(time)) ahead = Date.now() - time;
  }

  return {
    now: () => Date.now() - (ahead ?? 0),
    correct,
    /** Asks the server, unless it has answered before. Never rejects. */
    async ask() {
      if (ahead !== undefined) return;
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = fetch(address, { method: 'HEAD', cache: 'no-store', signal });
      await answer
        .then(({ headers }) => {
          correct(headers);
        })
        .catch(() => undefined);
    },
  };
}
