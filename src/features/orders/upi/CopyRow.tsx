import { useRef, useState } from 'react';
import { useAnnounce } from '../../../shared/useAnnounce';
import { upiWords as words } from '../../../words/en/orders/upi';

interface CopyRowProps {
  /** What it is. */
  label: string;
  value: string;
  /** What is copied, if not the value. */
  text?: string;
}

export function CopyRow({ label, value, text = value }: CopyRowProps) {
  const announce = useAnnounce();
  const shown = useRef<HTMLElement>(null);
  const [note, setNote] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(words.copied);
      announce(words.copiedThis(label));
    } catch {
      // The browser has no clipboard, or refuses it.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setNote(words.selected(label));
      announce(words.selected(label));
    }
  };

  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>
        <bdi ref={shown}>{value}</bdi>
        <button
          type="button"
          className="button button-quiet"
          aria-label={words.copyThis(label)}
          onClick={() => void copy()}
        >
          {note === words.copied ? note : words.copy}
        </button>
        {note && note !== words.copied && <span className="copy-note">{note}</span>}
      </dd>
    </div>
  );
}
