/** In hertz, and when it starts, in seconds. */
const tones = [
  { pitch: 659, at: 0 },
  { pitch: 880, at: 0.2 },
];
const LENGTH_S = 0.6;
const VOLUME = 0.25;

let context: AudioContext | undefined;

export const isSoundOn = () => context?.state === 'running';

/** Browsers allow a page sounds once it has been pressed: resolves when that has happened. */
export async function startSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
}

/** Two soft tones, once the sound has been started. */
export async function chime(): Promise<void> {
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
