import { formatDay } from '../../dates';
import type {
  alertWords as englishAlertWords,
  deviceWords as englishDeviceWords,
} from '../../en/desk/alerts';
import { plural } from '../../plural';
import { formatMoney } from '../../money';

interface NewOrder {
  total: number;
  /** Missing if its address was deleted. */
  city: string | undefined;
}

function newOrders(orders: readonly NewOrder[]): string[] {
  const [first] = orders;
  if (!first) return [];
  const sum = formatMoney(orders.reduce((all, { total }) => all + total, 0));
  if (orders.length > 1) return [`Zusammen ${sum}.`];
  return [first.city ? `${sum}, ${first.city}.` : `${sum}.`];
}

const waiting = (count: number) =>
  plural(count, {
    one: `${count} Bestellung wartet auf Sie.`,
    other: `${count} Bestellungen warten auf Sie.`,
  });

/** How the shop tells a merchant about new orders. */
export const alertWords = {
  tellMe: 'Bei neuen Bestellungen benachrichtigen',
  off: 'Benachrichtigungen aus',
  on: 'Benachrichtigungen an',
  onHere: 'Benachrichtigungen an, nur solange diese Seite offen ist',
  soundOnly: 'Nur Signalton, keine Benachrichtigungen',
  needsPress: 'Benachrichtigungen an. Tippen oder klicken Sie irgendwo, um den Ton einzuschalten.',
  notes: {
    granted:
      'Solange diese Seite offen ist, auch in einem Tab im Hintergrund, bekommen Sie eine Benachrichtigung mit Signalton. ' +
      'Im Ruhezustand wartet das Gerät damit, bis es wieder aufwacht.',
    default:
      'Erlauben Sie Benachrichtigungen, wenn Ihr Browser danach fragt. Bis dahin hören Sie nur einen Signalton.',
    denied:
      'Nur Signalton: Der Browser blockiert Benachrichtigungen dieser Website. Um das zu ändern, klicken Sie auf das ' +
      'Symbol neben der Adresszeile, erlauben Sie Benachrichtigungen und kommen Sie hierher zurück.',
    unsupported:
      'Nur Signalton: Benachrichtigungen funktionieren hier nicht. Auf dem iPhone oder iPad legen ' +
      'Sie diese Website auf den Home-Bildschirm und öffnen sie von dort.',
  },
  pushed:
    'Sie bekommen jederzeit eine Benachrichtigung und, solange diese Seite offen ist, auch einen Signalton.',
  /** Shown in a shop without functions. */
  onlyHere:
    'Ist die Seite geschlossen, wird niemand benachrichtigt, und Kunden bekommen keine E-Mails.',
  setUp: 'So richten Sie beides ein (auf Englisch)',
  /** The text of a notification. Others may see it on the lock screen. */
  body: (placed: readonly NewOrder[], all: number) =>
    [...newOrders(placed), ...(all > 0 ? [waiting(all)] : [])].join(' '),
  keepAwake: 'Bildschirm eingeschaltet lassen',
  awakeRefused: 'Ihr Gerät lässt das gerade nicht zu, vielleicht um den Akku zu schonen.',
} satisfies typeof englishAlertWords;

/** The devices that are notified of orders while the shop is closed there. */
export const deviceWords = {
  device: (browser?: string, system?: string) =>
    [browser ?? 'Browser', ...(system ? [system] : [])].join(' auf '),
  notifyThis: 'Dieses Gerät benachrichtigen, auch wenn diese Seite geschlossen ist',
  notPossible:
    'Dieser Browser kann Sie nicht benachrichtigen, wenn diese Seite geschlossen ist. Auf dem iPhone oder iPad legen ' +
    'Sie diese Website auf den Home-Bildschirm und öffnen sie von dort.',
  added: 'Dieses Gerät wird ab jetzt benachrichtigt.',
  notAdded:
    'Dieses Gerät ließ sich nicht hinzufügen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  devices: 'Auch bei geschlossener Seite benachrichtigt:',
  since: (time: number) => `seit dem ${formatDay(time)}`,
  thisSince: (time: number) => `dieses Gerät, seit dem ${formatDay(time)}`,
  notLoaded: 'Die Geräte ließen sich nicht laden.',
  test: 'Testen',
  testOf: (name: string) => `Testen: ${name}`,
  tested: 'Eine Testbenachrichtigung ist unterwegs.',
  notTested:
    'Dieses Gerät ließ sich nicht testen. Warten Sie ein paar Sekunden und versuchen Sie es dann erneut.',
  remove: 'Entfernen',
  removeOf: (name: string) => `Entfernen: ${name}`,
  removed: 'Das Gerät wurde entfernt.',
  notRemoved:
    'Dieses Gerät ließ sich nicht entfernen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} satisfies typeof englishDeviceWords;
