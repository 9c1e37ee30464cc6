import type { AccountBasket } from '../../services/accountBasket';

/** An account's basket that records its calls; `isSaved` is what `save` resolves with. */
export class FakeAccountBasket implements AccountBasket {
  isSaved = true;
  /** In order. */
  readonly calls: string[] = [];
  #answered: Promise<void> = Promise.resolve();
  #answer: () => void = () => undefined;

  follow(uid: string | undefined) {
    this.calls.push(`follow ${uid ?? 'nobody'}`);
  }

  async save() {
    this.calls.push('save');
    await this.#answered;
    return this.isSaved;
  }

  forget() {
    this.calls.push('forget');
  }

  /** From now on `save` gets no answer until `answer()`. */
  hang() {
    this.#answered = new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async answer() {
    this.#answer();
    await Promise.resolve();
  }
}
