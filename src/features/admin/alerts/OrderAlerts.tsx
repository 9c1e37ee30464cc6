import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../../shared/adoptStyles';
import { alertWords as words } from '../../../words/en/admin/alerts';
import sheet from './OrderAlerts.css?part';
import { ScreenAwake } from './ScreenAwake';
import { useOrderAlerts } from './useOrderAlerts';

adoptStyles(sheet);

type Alerts = ReturnType<typeof useOrderAlerts>;

function describe({ isOn, permission, isSilent }: Alerts): string {
  if (!isOn) return words.off;
  if (isSilent) return words.needsPress;
  return permission === 'granted' ? words.on : words.soundOnly;
}

/** Asks whether to tell the merchant about new orders; after the answer, it's folded away. */
export function OrderAlerts() {
  const alerts = useOrderAlerts();
  const { isOn, permission, choose } = alerts;
  const [wasAnswered, setAnswered] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that it replaces had the focus.
    if (wasAnswered) checkbox.current?.focus();
  }, [wasAnswered]);

  if (isOn === undefined) {
    return (
      <div className="order-alerts">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setAnswered(true);
            choose(true);
          }}
        >
          {words.tellMe}
        </button>
        <ScreenAwake />
      </div>
    );
  }
  return (
    <details className="order-alerts" open={wasAnswered}>
      <summary>{describe(alerts)}</summary>
      <label className="checkbox">
        <input
          ref={checkbox}
          type="checkbox"
          checked={isOn}
          aria-describedby={isOn ? 'order-alerts-note' : undefined}
          onChange={({ target }) => {
            choose(target.checked);
          }}
        />
        {words.tellMe}
      </label>
      {isOn && <p id="order-alerts-note">{words.notes[permission]}</p>}
      <ScreenAwake />
    </details>
  );
}
