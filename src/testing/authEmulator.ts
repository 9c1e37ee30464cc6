import type { Credentials } from '../services/authService';

const project = 'projects/demo-haat';
const howToStart =
  '`npm test -- contract` starts one for itself. Or run `npx firebase emulators:start --only auth ' +
  '--project demo-haat`, and the tests with AUTH_EMULATOR_URL=http://127.0.0.1:9099.';

/** What an administrator can do in the Auth emulator at `url`. */
export function authEmulator(url: string) {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async function idsOf(email: string): Promise<string[]> {
    const { users = [] } = (await call('POST', `v1/${project}/accounts:lookup`, {
      email: [email],
    })) as { users?: { localId: string }[] };
    return users.map(({ localId }) => localId);
  }

  async function update(email: string, change: object) {
    for (const localId of await idsOf(email)) {
      await call('POST', `v1/${project}/accounts:update`, { localId, ...change });
    }
  }

  return {
    /** @throws where there is no such account */
    async uidOf(email: string): Promise<string> {
      const [uid] = await idsOf(email);
      if (!uid) throw new Error(`There is no account for ${email}.`);
      return uid;
    },

    async addAccount({ email, password }: Credentials) {
      await call('POST', `v1/${project}/accounts`, { email, password });
    },

    async disable(email: string) {
      await update(email, { disableUser: true });
    },

    async changePassword(email: string, password: string) {
      await update(email, { password });
    },

    async remove(email: string) {
      for (const localId of await idsOf(email)) {
        await call('POST', `v1/${project}/accounts:delete`, { localId });
      }
    },

    async resetsSentTo(email: string): Promise<number> {
      const response = await fetch(`${url}/emulator/v1/${project}/oobCodes`);
      const { oobCodes } = (await response.json()) as {
        oobCodes: { email: string; requestType: string }[];
      };
      return oobCodes.filter(
        (sent) => sent.email === email && sent.requestType === 'PASSWORD_RESET',
      ).length;
    },

    async protectEmails(on: boolean) {
      await call('PATCH', `v2/${project}/config?updateMask=emailPrivacyConfig`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: on },
      });
    },
  };
}

/**
 * The address of the running emulator.
 *
 * @throws an error that says how to start one, if none answers
 */
export async function findAuthEmulator(): Promise<string> {
  const url = process.env.AUTH_EMULATOR_URL ?? '';
  const isThere = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => (await response.text()).includes('"authEmulator"'),
    () => false,
  );
  if (isThere) return url;
  throw new Error(`No Auth emulator answers at AUTH_EMULATOR_URL (${url}). ${howToStart}`);
}
