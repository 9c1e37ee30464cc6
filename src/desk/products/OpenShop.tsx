import { useCallback, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectCards } from '../../catalogue/catalogueSlice';
import { variantsOf } from '../../catalogue/model/product';
import { loadAll } from '../../catalogue/readProducts';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { useLoaded } from '../../ui/useLoaded';
import { productsWords } from '#words/desk/products';
import { selectPriceList } from './priceListSlice';
import { openShop, type PublishFailure, failureOf } from './editsSlice';

const words = productsWords.opening;

/**
 * Everything that can be put into a basket, and each hidden product, in the order of the catalogue, loaded while
 * `isNeeded`.
 */
export function useSellable(isNeeded = true) {
  const dispatch = useAppDispatch();
  const cards = useAppSelector(selectCards);
  const load = useCallback(
    async () =>
      (await dispatch(loadAll(cards))).flatMap((each) => (each.hidden ? each : variantsOf(each))),
    [dispatch, cards],
  );
  return useLoaded(isNeeded ? load : undefined);
}

/** Offers to publish the catalogue for the first time, until that is done: nothing can be ordered before. */
export function OpenShop() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { list, status } = useAppSelector(selectPriceList);
  const isNeeded = status === 'fulfilled' && !list;
  const { loaded: products, isFailed, retry } = useSellable(isNeeded);
  const [isOpened, setOpened] = useState(false);
  const [failure, setFailure] = useState<PublishFailure>();

  if (!isNeeded) return isOpened && <p className="success">{words.isOpen}</p>;
  const publish = async () => {
    const reason = await failureOf(dispatch(openShop(products ?? [])));
    setFailure(reason);
    setOpened(!reason);
    announce(reason ? productsWords.notPublished[reason] : words.isOpen);
  };
  return (
    <section className="products-notice" aria-labelledby="open-shop">
      <h2 id="open-shop">{words.heading}</h2>
      <p>{words.explanation}</p>
      {isFailed && <LoadFailure onRetry={retry}>{productsWords.catalogueNotLoaded}</LoadFailure>}
      {products && (
        <BusyButton isQuiet={false} onPress={publish}>
          {words.publish(products.filter(({ hidden }) => !hidden).length)}
        </BusyButton>
      )}
      {failure && <p className="reason">{productsWords.notPublished[failure]}</p>}
    </section>
  );
}
