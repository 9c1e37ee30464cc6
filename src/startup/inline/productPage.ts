import {
  type BuiltOffer,
  formerPriceTexts,
  leftText,
  priceText,
  variantTexts,
} from '../../catalogue/offerTexts';
import { withOffer } from '../../catalogue/priceList';
import { hasDatabase } from '../../environment';
import { readOffers, requestPrices } from '../../firebase/priceRequest';
import { whenShown } from '../whenShown';

/* Compiled into the end of each product's page, which follows today's prices and stock without React. */

/** @param template beside the offer that it is about: see `FollowedOffer` in `ProductPage.tsx` */
function followOffer({ dataset, content, parentElement: page }: HTMLTemplateElement) {
  const { builtAt, names, sold: built } = JSON.parse(dataset.offer ?? '') as BuiltOffer;
  const find = (selector: string) =>
    page?.querySelector<HTMLElement>(selector) ?? content.querySelector<HTMLElement>(selector);
  const badge = find('.sold-out');
  const add = find('.product-page-add');
  const select = add?.querySelector('select');
  const button = add?.querySelector('button');
  let sold = built;
  let hasChosen = false;
  /** The element that the badge has replaced. */
  let replaced = badge?.isConnected ? add : undefined;

  function replace(element: HTMLElement | null | undefined) {
    if (element === replaced) return;
    const hadFocus = element?.contains(document.activeElement);
    if (replaced) badge?.replaceWith(replaced);
    if (badge) element?.replaceWith(badge);
    if (hadFocus) badge?.focus({ preventScroll: true });
    replaced = element;
  }

  function write(selector: string, text = '') {
    const element = find(selector);
    if (!element) return;
    element.textContent = text;
    element.closest('p')?.toggleAttribute('hidden', !text);
  }

  function show() {
    const first = sold.findIndex(({ soldOut }) => !soldOut);
    const chosen = () => sold[select?.selectedIndex ?? 0];
    if (select && names) {
      variantTexts(names, sold).forEach((text, index) => {
        Object.assign(select.options[index] ?? {}, { text, disabled: sold[index]?.soldOut });
      });
      // None is chosen if all were sold out.
      if (!hasChosen && (chosen()?.soldOut || !chosen())) select.selectedIndex = first;
    }
    const offer = chosen() ?? sold[0];
    if (!offer) return;
    const former = formerPriceTexts(offer);
    write('.price', priceText(sold));
    write('.former-price s', former?.was);
    write('.former-price :last-child', former?.saving);
    write('.left-note', leftText(offer));
    replace(first < 0 ? add : offer.soldOut ? button : undefined);
  }

  async function read() {
    // Without an answer, the page's prices stay.
    const today = await readOffers(builtAt, requestPrices).catch(() => undefined);
    if (!today) return;
    sold = built.map((each) => withOffer(today, each));
    show();
  }

  select?.addEventListener('change', () => {
    hasChosen = true;
    show();
  });
  // After a reload, the browser may have restored the choice.
  show();
  // With App Check, the database answers only to Firebase's SDK, which is too large for these pages.
  if (hasDatabase() && !process.env.FIREBASE_APP_CHECK_KEY) void whenShown(read);
}

const template = document.querySelector<HTMLTemplateElement>('#offer');
if (template) followOffer(template);
