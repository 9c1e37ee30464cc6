import { useEffect } from 'react';
import { useAnnounce } from '../../../shared/useAnnounce';
import { alertWords as words } from '../../../words/en/admin/alerts';
import { useScreenAwake } from './useScreenAwake';

export function ScreenAwake() {
  const screen = useScreenAwake();
  const announce = useAnnounce();
  const isRefused = screen?.isRefused;
  useEffect(() => {
    if (isRefused) announce(words.awakeRefused);
  }, [isRefused, announce]);

  if (!screen) return null;
  return (
    <>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={screen.isWanted}
          onChange={({ target }) => {
            screen.setAwake(target.checked);
          }}
        />
        {words.keepAwake}
      </label>
      {isRefused && <p className="reason">{words.awakeRefused}</p>}
    </>
  );
}
