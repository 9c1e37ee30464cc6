import { useEffect, useState } from 'react';
import type { RootState } from '../../../app/rootReducer';
import type { Order } from '../../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { addAppListener } from '../../../shared/listeners';
import { alertsKey } from '../../../shared/merchantKeys';
import { showBadge, showNotification } from '../../../shared/notifications';
import { alertWords as words } from '../../../words/en/admin/alerts';
import { selectAllOrders } from '../../orders/ordersSlice';
import { totalOf } from '../../orders/orderTotals';
import { isWaiting } from '../orderFilters';
import { describeNews } from '../orderNews';
import { selectShopOrders } from '../shopOrdersSlice';
import { pollShopOrders } from '../shopOrdersThunks';
import { readChoice, saveChoice, takeUntold } from './alertSettings';
import { chime } from './sound';
import { usePermission } from './usePermission';
import { useSound } from './useSound';

/** How many orders wait for the merchant; `undefined` while they load. */
const selectWaiting = (state: RootState) =>
  selectShopOrders(state).loadedAt === undefined
    ? undefined
    : selectAllOrders(state).filter(isWaiting).length;

const summarize = (order: Order) => ({ total: totalOf(order), city: order.address?.city });

/** Tells the merchant about news by a notification, a sound and a badge, if that was chosen on this device. */
export function useOrderAlerts() {
  const dispatch = useAppDispatch();
  const [isOn, setOn] = useState(readChoice);
  const { permission, request, fail } = usePermission();
  const { isStarted, start } = useSound(isOn === true);

  const waiting = useAppSelector(selectWaiting);
  useEffect(() => {
    if (isOn && waiting !== undefined) void showBadge(waiting);
  }, [isOn, waiting]);

  useEffect(() => {
    if (!isOn) return undefined;
    return dispatch(
      addAppListener({
        actionCreator: pollShopOrders.fulfilled,
        effect: async ({ payload }, api) => {
          const news = payload.news && takeUntold(payload.news);
          const title = news && describeNews(news);
          if (!title) return;
          const all = selectWaiting(api.getState()) ?? 0;
          const body = words.body(news.placed.map(summarize), all);
          // Without a sound there is still the notification, and the other way round.
          chime().catch(() => undefined);
          await showNotification(title, body).catch(fail);
        },
      }),
    );
  }, [dispatch, isOn, fail]);

  useEffect(() => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === alertsKey) setOn(readChoice());
    };
    window.addEventListener('storage', followOtherTabs);
    return () => {
      window.removeEventListener('storage', followOtherTabs);
    };
  }, []);

  const choose = (next: boolean) => {
    setOn(next);
    saveChoice(next);
    if (!next) {
      void showBadge(0);
      return;
    }
    void request();
    // Lets the merchant hear what to listen for.
    start()
      .then(chime)
      .catch(() => undefined);
  };
  return { isOn, choose, permission, isSilent: !isStarted };
}
