import { storedValue } from '../../ui/storage';

export interface AlertSettings {
  /** Missing until the merchant has chosen. */
  isOn?: boolean;
  /** The latest changes of orders that a tab of this device has notified the merchant of. */
  notified: readonly string[];
  /** The id of this device, while it gets push messages. */
  device?: string | undefined;
}

function isSettings(value: unknown): value is AlertSettings {
  const {
    isOn = false,
    notified,
    device = '',
  } = (value ?? {}) as Partial<Record<keyof AlertSettings, unknown>>;
  return typeof isOn === 'boolean' && Array.isArray(notified) && typeof device === 'string';
}

export const storedSettings = storedValue('localStorage', 'user:alerts', isSettings);

export const readSettings = (): AlertSettings => storedSettings.read() ?? { notified: [] };

export const changeSettings = (change: Partial<AlertSettings>) => {
  storedSettings.write({ ...readSettings(), ...change });
};
