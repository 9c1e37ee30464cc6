/*
 * Compiled into the page's head, where it runs before any content. It does what can't wait until the
 * shop's scripts are there and React has taken the page over.
 */
import type { StoredLine } from '../../services/basketStore';
import { bannerLoaded } from './bannerLoaded';
import { showCount } from './basketCount';
import { lineOfPress, storeLine } from './earlyPresses';
import { focusSearch, holdSubmit } from './earlySearch';
import './handOver';
import { hideHomeScreen } from './homeScreen';
import { loadScripts } from './loadScripts';
import { skipHeader } from './skipHeader';

const takenOver = new AbortController();
const { signal } = takenOver;
const lines: StoredLine[] = [];
const unsaved: StoredLine[] = [];

const updateCount = () => {
  showCount(unsaved);
};
const onClick = (event: Event) => {
  const line = lineOfPress(event);
  if (!line) return;
  lines.push(line);
  if (!storeLine(line)) unsaved.push(line);
  updateCount();
};
const addresses = document.documentElement.dataset.scripts?.split(' ') ?? [];
const load = () => {
  loadScripts(addresses, signal);
};

hideHomeScreen();
updateCount();
addEventListener('click', onClick, { signal });
addEventListener('submit', holdSubmit, { signal });
addEventListener('storage', updateCount, { signal });
addEventListener('keydown', focusSearch);
addEventListener('click', skipHeader);
addEventListener('DOMContentLoaded', () => {
  updateCount();
  bannerLoaded().then(load, load);
});

window.handOver = () => {
  takenOver.abort();
  return lines;
};
