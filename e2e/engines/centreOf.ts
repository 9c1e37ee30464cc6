import { nameOf } from '../support/focus';
import { evaluate, type Tab } from './tab';

/** The centre of the button, link or field of this name, in view, once it has stood still for so many frames. */
export const centreOf = (tab: Tab, name: string, frames: number) =>
  evaluate(
    tab,
    async (nameOf, name, frames) => {
      const elements = Array.from(document.querySelectorAll('a, button, input, textarea'));
      const found = elements.find((element) => nameOf(element) === name);
      if (!found) return null;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const readCentre = () => {
        const { left, top, width, height } = found.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      let centre = readCentre();
      // A hidden tab has no frames.
      for (let still = 0; still < frames && !document.hidden; still += 1) {
        await new Promise(requestAnimationFrame);
        const [x, y] = centre;
        centre = readCentre();
        if (centre[0] !== x || centre[1] !== y) still = 0;
      }
      return found.isConnected ? centre : null;
    },
    nameOf,
    name,
    frames,
  );
