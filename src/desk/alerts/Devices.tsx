import { useCallback, useEffect, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { type AppThunk, useAppDispatch } from '../../app/hooks';
import { type Device, deviceIdOf, type DeviceService } from '../../orders/model/orderService';
import { pushKey } from '../../orders/model/pushKey';
import { orderServiceOf } from '../../orders/ordersSlice';
import { BusyButton } from '../../ui/BusyButton';
import { scrollIntoView } from '../../ui/focus';
import { deviceWords as words } from '#words/desk/alerts';
import { changeSettings, readSettings } from './alertSettings';
import { canPush, subscribe, unsubscribe } from './push';

/** Browser names by patterns of their user agents; the first match counts. */
const browsers = {
  'Edg|EdgA': 'Edge',
  'Firefox|FxiOS': 'Firefox',
  SamsungBrowser: 'Samsung Internet',
  'Chrome|CriOS': 'Chrome',
  Safari: 'Safari',
};
const systems = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  Macintosh: 'Mac',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
};

/** Such as `Chrome on Android`. */
function nameOfDevice(agent = navigator.userAgent): string {
  const find = (names: Record<string, string>) =>
    Object.entries(names).find(([pattern]) => new RegExp(pattern).test(agent))?.[1];
  return words.device(find(browsers), find(systems));
}

const callDevices =
  <Result,>(
    call: (service: DeviceService, uid: string) => Promise<Result>,
  ): AppThunk<Promise<Result>> =>
  async (dispatch, getState, extra) =>
    call(await orderServiceOf({ dispatch, getState, extra }), getState().auth.user?.uid ?? '');

/** Subscribes this browser to push messages, and adds it to the list, in place of its former entry. */
const addThisDevice = (): AppThunk<Promise<void>> => async (dispatch) => {
  const address = await subscribe(pushKey ?? '');
  const id = await deviceIdOf(address);
  const { device } = readSettings();
  await dispatch(
    callDevices(async (service, uid) => {
      await service.addDevice(uid, nameOfDevice(), address);
      if (device && device !== id) await service.removeDevice(device);
    }),
  );
  changeSettings({ device: id });
};

/** Removes a device, and ends push messages to it if it is this one. */
const removeDevice =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(callDevices((service) => service.removeDevice(id)));
    if (id !== readSettings().device) return;
    changeSettings({ device: undefined });
    await unsubscribe();
  };

/** Lists the devices. If the browser has changed this one's subscription, renews it first. */
const loadDevices = (): AppThunk<Promise<Device[]>> => async (dispatch) => {
  const list = () => dispatch(callDevices((service) => service.listDevices()));
  const { device } = readSettings();
  if (!device) return list();
  const [devices, address] = await Promise.all([
    list(),
    subscribe(pushKey ?? '').catch(() => undefined),
  ]);
  if (address && (await deviceIdOf(address)) !== device) {
    await dispatch(addThisDevice());
    return list();
  }
  if (address && !devices.some(({ id }) => id === device)) {
    // Another device has removed this one.
    changeSettings({ device: undefined });
    await unsubscribe();
  }
  return devices;
};

/** The devices that get push messages about orders; changing them says how that went. */
export function useDevices(isOn: boolean) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [outcome, setOutcome] = useState({ text: '', isFailure: false });
  const [own, setOwn] = useState(() => readSettings().device);

  const load = useCallback(
    () =>
      dispatch(loadDevices())
        .then(setDevices, () => {
          setOutcome({ text: words.notLoaded, isFailure: true });
        })
        .finally(() => {
          setOwn(readSettings().device);
        }),
    [dispatch],
  );
  useEffect(() => {
    if (isOn) void load();
  }, [isOn, load]);

  const run = async (action: AppThunk<Promise<void>>, done: string, failed: string) => {
    const isDone = await dispatch(action).then(
      () => true,
      () => false,
    );
    const text = isDone ? done : failed;
    setOutcome({ text, isFailure: !isDone });
    announce(text);
    await load();
  };

  return {
    devices,
    outcome,
    /** The id of this device, if it gets them. */
    own,
    add: () => run(addThisDevice(), words.added, words.notAdded),
    remove: (id: string) => run(removeDevice(id), words.removed, words.notRemoved),
    test: (id: string) =>
      run(
        callDevices((service) => service.testDevice(id)),
        words.tested,
        words.notTested,
      ),
  };
}

interface DevicesProps {
  push: ReturnType<typeof useDevices>;
  /** Whether the browser lets this site show notifications. */
  isAllowed: boolean;
}

export function Devices({ push, isAllowed }: DevicesProps) {
  const { devices, outcome, own, add, remove, test } = push;
  return (
    <div className="order-devices">
      {!own && isAllowed && !canPush() && <p>{words.notPossible}</p>}
      {!own && isAllowed && canPush() && <BusyButton onPress={add}>{words.notifyThis}</BusyButton>}
      {outcome.text && (
        <p ref={scrollIntoView} className={outcome.isFailure ? 'reason' : 'success'}>
          {outcome.text}
        </p>
      )}
      {devices.length > 0 && <p className="order-devices-heading">{words.devices}</p>}
      <ul>
        {devices.map(({ id, name, at }) => (
          <li key={id}>
            <p>
              {name}{' '}
              <span className="order-device-since">
                {id === own ? words.thisSince(at) : words.since(at)}
              </span>
            </p>
            <div className="button-row">
              <BusyButton label={words.testOf(name)} onPress={() => test(id)}>
                {words.test}
              </BusyButton>
              <BusyButton label={words.removeOf(name)} onPress={() => remove(id)}>
                {words.remove}
              </BusyButton>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
