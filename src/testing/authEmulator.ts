import type { Credentials } from '../account/authService';

const project = 'projects/demo-haat';

interface SentLink {
  email: string;
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

/** The administrator's calls of the Auth emulator at `url`. */
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

  /** @throws if there is no such account */
  async function uidOf(email: string): Promise<string> {
    const { users } = (await call('POST', `v1/${project}/accounts:lookup`, {
      email: [email],
    })) as { users?: { localId: string }[] };
    const [user] = users ?? [];
    if (!user) throw new Error(`There is no account for ${email}.`);
    return user.localId;
  }

  async function change(email: string, values: object) {
    const localId = await uidOf(email);
    await call('POST', `v1/${project}/accounts:update`, { localId, ...values });
  }

  async function sentLinks(): Promise<SentLink[]> {
    const response = await fetch(`${url}/emulator/v1/${project}/oobCodes`);
    return ((await response.json()) as { oobCodes: SentLink[] }).oobCodes;
  }

  return {
    uidOf,

    addAccount: ({ email, password }: Credentials) =>
      call('POST', `v1/${project}/accounts`, { email, password }),

    disable: (email: string) => change(email, { disableUser: true }),

    changePassword: (email: string, password: string) => change(email, { password }),

    async resetsSentTo(email: string): Promise<number> {
      const isReset = (sent: SentLink) =>
        sent.email === email && sent.requestType === 'PASSWORD_RESET';
      return (await sentLinks()).filter(isReset).length;
    },

    /** @throws if no link to change the email was sent to this address */
    async openEmailLink(newEmail: string) {
      const sent = (await sentLinks()).find((link) => link.newEmail === newEmail.toLowerCase());
      if (!sent) throw new Error(`No link was sent to ${newEmail}.`);
      const response = await fetch(sent.oobLink);
      if (!response.ok) throw new Error(`The link failed: ${await response.text()}`);
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
 * @throws if none answers
 */
export async function findAuthEmulator(): Promise<string> {
  const url = process.env.AUTH_EMULATOR_URL ?? '';
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.text(),
    () => '',
  );
  if (answer.includes('"authEmulator"')) return url;
  throw new Error(
    `No Auth emulator at AUTH_EMULATOR_URL (${url}). \`npm test -- contract\` starts one.`,
  );
}
