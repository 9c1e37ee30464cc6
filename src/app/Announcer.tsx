import { selectAnnouncement } from '../shared/announce';
import { useAppSelector } from '../shared/hooks';

/** The shop's one live region, mounted from the start: screen readers ignore one that appears later. */
export function Announcer() {
  const { sentence, count } = useAppSelector(selectAnnouncement);
  return (
    <p className="visually-hidden" role="status">
      {/* A new element, so that the same sentence is read out again. */}
      {sentence && <span key={count}>{sentence}</span>}
    </p>
  );
}
