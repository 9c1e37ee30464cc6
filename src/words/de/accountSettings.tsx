import type { accountSettingsWords as englishAccountSettings } from '../en/accountSettings';

export const accountSettingsWords = {
  heading: 'Kontoeinstellungen',
  password: 'Ihr Passwort',

  changePassword: {
    heading: 'Passwort ändern',
    currentPassword: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    action: 'Passwort ändern',
    done: 'Ihr Passwort ist geändert. Andere Geräte, auf denen Sie angemeldet sind, fragen nach dem neuen.',
  },

  changeEmail: {
    heading: 'E-Mail-Adresse ändern',
    howItWorks:
      'Wir schicken einen Link an die neue Adresse. Sobald Sie ihn öffnen, ist Ihre E-Mail-Adresse geändert; bis dahin bleibt alles, wie es ist.',
    newEmail: 'Neue E-Mail-Adresse',
    action: 'Link senden',
    sent: (email: string) =>
      `Wir haben einen Link an ${email} geschickt. Sobald Sie ihn öffnen, ist Ihre E-Mail-Adresse geändert. Melden Sie sich danach mit der neuen an.`,
    notArrived:
      'Keine E-Mail da? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob Sie sich vertippt haben. An eine Adresse, die schon ein Konto hat, können wir keinen Link schicken.',
    changed: (email: string) => `Ihre E-Mail-Adresse ist jetzt ${email}.`,
    signInAgain: (email: string) =>
      `Wenn Sie den Link an ${email} geöffnet haben, melden Sie sich mit dieser E-Mail-Adresse an.`,
  },

  deleteAccount: {
    heading: 'Konto löschen',
    whatGoes:
      'Damit löschen Sie Ihr Konto, den darin gespeicherten Warenkorb und in allen Bestellungen Ihren Namen, Ihre Telefonnummer und Ihre Adresse. Das lässt sich nicht rückgängig machen.',
    whatStays:
      'Der Shop behält Ihre Bestellungen ohne Ihren Namen. Solange eine Bestellung läuft, können Sie Ihr Konto nicht löschen, weil der Shop die Adresse noch braucht.',
    invoicesStay:
      'Auf Rechnungen bleiben Name und Adresse stehen, weil der Shop sie aufbewahren muss.',
    action: 'Mein Konto endgültig löschen',
    done: 'Ihr Konto ist gelöscht.',
  },

  alreadyInUse: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Verwenden Sie eine andere.',
  closed:
    'Dieses Konto ist geschlossen. Wenn Sie das für einen Irrtum halten, kontaktieren Sie uns.',
} satisfies typeof englishAccountSettings;
