/** A fake whose answers a test can hold back. */
export class HangingService {
  protected answered: Promise<void> = Promise.resolve();
  #answer: () => void = () => undefined;

  /** Leaves calls pending from now on until `answer()`. */
  hang() {
    this.answered = new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** Resolves once the callers have their answers. */
  async answer() {
    this.#answer();
    await Promise.resolve();
  }
}
