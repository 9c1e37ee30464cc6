import { useEffect, useState } from 'react';
import { shop } from '../../config';
import { areOrdersOn } from '../orders/areOrdersOn';
import { useOrderService } from '../orders/useOrderService';

/** A slow answer must not keep anyone from typing: that there is no database shows later, too. */
const LATEST_MS = 4000;

/** Whether orders can be placed on this page; `undefined` until that is known. */
export function useIsThere(): boolean | undefined {
  const load = useOrderService();
  const isOn = areOrdersOn(shop);
  const [isThere, setThere] = useState(isOn ? undefined : false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    const answer = (is: boolean) => {
      if (!isOver) setThere(is);
      isOver = true;
    };
    const timer = window.setTimeout(answer, LATEST_MS, true);
    load()
      .then((service) => service.isThere())
      .then(answer, () => {
        answer(true);
      });
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isOn, load]);
  return isThere;
}
