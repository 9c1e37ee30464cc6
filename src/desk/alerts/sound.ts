import { useCallback, useEffect, useState } from 'react';

/** In hertz, and when it starts, in seconds. */
const tones = [
  { pitch: 659, at: 0 },
  { pitch: 880, at: 0.2 },
];
const LENGTH_S = 0.6;
const VOLUME = 0.25;

let context: AudioContext | undefined;

/** Two soft tones, once the sound has been started. */
export async function chime() {
  if (!context) return;
  // Phones interrupt it while the screen is locked.
  await context.resume();
  for (const { pitch, at } of tones) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain
      .setValueAtTime(0, start)
      .linearRampToValueAtTime(VOLUME, start + 0.02)
      .exponentialRampToValueAtTime(0.001, start + LENGTH_S);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH_S);
  }
}

/** Starts the sound at the next press on the page, unless it has been started. */
export function useSound(isWanted: boolean) {
  const [isStarted, setStarted] = useState(() => context?.state === 'running');
  const start = useCallback(async () => {
    try {
      context ??= new AudioContext();
      // Browsers allow a page sounds once it has been pressed.
      await context.resume();
      setStarted(true);
    } catch {
      // This device has none.
    }
  }, []);

  useEffect(() => {
    if (!isWanted || isStarted) return undefined;
    const started = new AbortController();
    const { signal } = started;
    for (const type of ['pointerup', 'touchend', 'keydown']) {
      window.addEventListener(type, () => void start(), { signal });
    }
    return () => {
      started.abort();
    };
  }, [isWanted, isStarted, start]);
  return { isStarted, start };
}
