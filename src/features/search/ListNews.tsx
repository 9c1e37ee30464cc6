import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { searchResultsWords as words } from '../../words/en/searchResults';

const PAUSE_MS = 600;

interface ListNewsProps {
  heading: string;
  text: string;
}

/** Announces what is listed, when it changes and typing pauses. */
export function ListNews({ heading, text }: ListNewsProps) {
  const announce = useAnnounce();
  const sentence = heading && text ? words.both(heading, text) : heading || text;
  // Everything needs no announcement, unless something else was listed before.
  const announced = useRef(heading ? '' : sentence);
  // Not at every letter: a screen reader says each of them as it is typed.
  useEffect(() => {
    if (sentence === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = sentence;
      announce(sentence);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, sentence]);
  return null;
}
