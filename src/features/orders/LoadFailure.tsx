import { useEffect, useState } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { accountWords as words } from '../../words/en/account';
import { BusyButton } from './BusyButton';

interface LoadFailureProps {
  children: string;
  onRetry: () => unknown;
}

export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    announce(children);
  }, [announce, children, tries]);

  const tryAgain = async () => {
    await onRetry();
    setTries(tries + 1);
  };
  return (
    <>
      <p className="reason">{children}</p>
      <BusyButton onPress={tryAgain}>{words.tryAgain}</BusyButton>
    </>
  );
}
