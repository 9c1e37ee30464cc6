const ANSWER_MS = 2000;

/** A server's time in milliseconds; this device's, until a response from `address` corrects it. */
export function createServerClock(address: string) {
  let ahead: number | undefined;

  /** To within a second and the time that the response took. */
  function correct(headers: Headers) {
    const time = Date.parse(headers.get('Date') ?? '');
    if (!Number.isNaN(time)) ahead = Date.now() - time;
  }

  return {
    now: () => Date.now() - (ahead ?? 0),
    correct,
    /** Sends a request, unless a response has corrected the clock already. Never rejects. */
    async ask() {
      if (ahead !== undefined) return;
      const signal = AbortSignal.timeout(ANSWER_MS);
      await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
        .then(({ headers }) => {
          correct(headers);
        })
        .catch(() => undefined);
    },
  };
}
