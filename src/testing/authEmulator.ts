import type { Credentials } from '../auth/authService';

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

/** @throws an error that says how to start the Auth emulator, if none is named. */
export function findAuthEmulator(): string {
  const url = process.env.AUTH_EMULATOR_URL;
  if (url) return url;
  throw new Error(
    'AUTH_EMULATOR_URL is not set. Run `npm test -- contract`, which starts an emulator itself.',
  );
}
