/** The time of a server in milliseconds: the clock of this device until an answer corrects it. */
export function createServerClock() {
  let ahead = 0;
  return {
    now: () => Date.now() - ahead,
    /** To within a second and the answer's way, by its `Date`, and its `Age` where a cache has sent it. */
    correct(headers: Headers) {
      const date = Date.parse(headers.get('Date') ?? '');
      const age = Number(headers.get('Age')) * 1000;
      const time = date + age;
      if (!Number.isNaN(time)) ahead = Date.now() - time;
    },
  };
}
