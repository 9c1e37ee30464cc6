import type { AccountBasket } from '../../basket/storage/basketStore';
import { HangingService } from './hangingService';

/** An account's basket that records its calls; `isSaved` is what `save` resolves with. */
export class FakeAccountBasket extends HangingService implements AccountBasket {
  isSaved = true;
  /** All calls so far, in order. */
  readonly calls: string[] = [];

  follow(uid: string | undefined) {
    this.calls.push(`follow ${uid ?? 'nobody'}`);
  }

  async save() {
    this.calls.push('save');
    await this.answered;
    return this.isSaved;
  }

  forget() {
    this.calls.push('forget');
  }
}
