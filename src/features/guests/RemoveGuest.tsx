import { useState } from 'react';
import { AskInPlace } from '../../shared/components/AskInPlace';
import { useAnnounce } from '../../shared/useAnnounce';
import { guestWords as words } from '../../words/en/orders/guest';
import { useLeaveGuest } from './useGuest';

interface RemoveGuestProps {
  /** Says that the guest was removed, as this component won't be there any more. */
  onRemoved: (sentence: string) => void;
}

/** Removes the guest from a device that other people use, too. */
export function RemoveGuest({ onRemoved }: RemoveGuestProps) {
  const leave = useLeaveGuest();
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const remove = async () => {
    setBusy(true);
    const isRemoved = await leave();
    setBusy(false);
    setFailed(!isRemoved);
    announce(isRemoved ? words.removed : words.notRemoved);
    if (isRemoved) onRemoved(words.removed);
  };
  return (
    <div>
      <AskInPlace
        label={words.remove}
        question={words.removeQuestion}
        consequence={words.removeConsequence}
        confirm={words.removeConfirm}
        keep={words.removeKeep}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
      {isFailed && <p className="reason">{words.notRemoved}</p>}
    </div>
  );
}
