import type { Child } from './processes';

const SAVE_MS = 1000;

interface Kept {
  /** All that is to be kept, as text. */
  read: () => Promise<string>;
  /** Writes it. */
  save: () => Promise<unknown>;
}

/**
 * Has what an emulator holds written within a second of each change, and before it is ended: one that is
 * killed writes nothing itself.
 */
export function saveOnChange(emulator: Child, { read, save }: Kept): void {
  let saved: string | undefined;
  const saveChange = async () => {
    try {
      const current = await read();
      if (current === saved) return;
      await save();
      saved = current;
    } catch {
      // Without an answer it is ending, or busy: then the next time.
    }
  };
  // Two exports at once would disturb each other.
  let saving = Promise.resolve();
  const saveNext = () => (saving = saving.then(saveChange));
  const timer = setInterval(() => void saveNext(), SAVE_MS).unref();
  void emulator.ended.then(() => {
    clearInterval(timer);
  });
  emulator.beforeEnd = saveNext;
}

/** Asks an emulator of this machine as its administrator. @throws Error when it refuses. */
export async function ask(url: string, method: string, body?: object): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) {
    const { error } = JSON.parse(answer) as { error?: { message?: string } };
    throw new Error(error?.message ?? answer);
  }
  return answer;
}
