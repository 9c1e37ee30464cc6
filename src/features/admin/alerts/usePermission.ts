import { useCallback, useEffect, useState } from 'react';
import { notificationPermission } from '../../../shared/notifications';

/** Whether the browser lets this site show notifications. */
export function usePermission() {
  const [permission, setPermission] = useState(notificationPermission);
  const update = useCallback(() => {
    setPermission(notificationPermission());
  }, []);
  useEffect(() => {
    // From the browser's settings.
    window.addEventListener('focus', update);
    return () => {
      window.removeEventListener('focus', update);
    };
  }, [update]);
  const request = useCallback(async () => {
    if ('Notification' in window) await Notification.requestPermission();
    update();
  }, [update]);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setFailed(true);
  }, []);
  return { permission: hasFailed ? 'unsupported' : permission, request, fail } as const;
}
