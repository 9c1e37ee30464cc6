import { isElsewhere } from './homeScreen';

const LATEST_MS = 4000;

/**
 * Waits for the banner's picture, so that the scripts don't compete with it for a slow network: 4
 * seconds at most, and not at all where no banner is shown.
 *
 * @throws where the picture does not come
 */
export async function bannerLoaded() {
  const picture = document.querySelector<HTMLImageElement>('.home-hero img');
  if (!picture || isElsewhere()) return;
  await Promise.race([picture.decode(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
}
