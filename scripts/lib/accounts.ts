const SAVE_MS = 1000;

export interface Emulator {
  projectId: string;
  /** The addresses of the Auth emulator, and of the hub of its emulators. */
  authUrl: string;
  hubUrl: string;
}

/**
 * Has the emulator's accounts written to `folder` within a second of each change: one that is killed
 * writes nothing itself. An export replaces the folder as a whole.
 *
 * @returns what saves the last change; resolves when that is done
 */
export function saveOnChange(emulator: Emulator, folder: string, ended: Promise<unknown>) {
  let saved: string | undefined;
  const save = async () => {
    // Without an answer it is ending, or busy: then the next time.
    const current = await readAccounts(emulator).catch(() => saved);
    if (current === saved) return;
    const response = await fetch(`${emulator.hubUrl}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: folder, initiatedBy: 'npm' }),
    }).catch(() => undefined);
    if (response?.ok) saved = current;
  };
  // Two exports at once would disturb each other.
  let saving = Promise.resolve();
  const saveNext = () => (saving = saving.then(save));
  const timer = setInterval(() => void saveNext(), SAVE_MS).unref();
  void ended.then(() => {
    clearInterval(timer);
  });
  return saveNext;
}

/** All accounts of an Auth emulator, as text. */
async function readAccounts({ authUrl, projectId }: Emulator): Promise<string> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet`;
  const response = await fetch(`${authUrl}/${path}?maxResults=-1`, {
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`The accounts can't be read (${response.status}).`);
  return response.text();
}
