import { useEffect, useMemo } from 'react';
import { loadAll } from '../../catalogue/catalogueSlice';
import { variantsOf } from '../../catalogue/product';
import { useAnnounce } from '../../store/announce';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { productsWords } from '../../words/en/admin/products';
import { loadPriceList, selectPriceList } from '../prices/priceListSlice';
import { openShop, selectEdits } from './editsSlice';

const words = productsWords.opening;

/** Offers to publish the catalogue for the first time, until that is done: nothing can be ordered before. */
export function OpenShop() {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { list, status } = useAppSelector(selectPriceList);
  const { failure } = useAppSelector(selectEdits);
  const catalogue = useMemo(
    () => lazyPart(async () => (await dispatch(loadAll())).flatMap(variantsOf)),
    [dispatch],
  );
  const { loaded: products, isFailed, retry } = usePart(catalogue);
  useEffect(() => {
    void dispatch(loadPriceList());
  }, [dispatch]);

  if (status !== 'loaded' || list) return null;
  const publish = async () => {
    const outcome = await dispatch(openShop(products ?? []));
    if (openShop.fulfilled.match(outcome)) announce(words.isOpen);
  };
  return (
    <section className="products-notice" aria-labelledby="open-shop">
      <h2 id="open-shop">{words.heading}</h2>
      <p>{words.explanation}</p>
      {isFailed && <LoadFailure onRetry={retry}>{productsWords.catalogueNotLoaded}</LoadFailure>}
      {products && (
        <BusyButton isQuiet={false} onPress={publish}>
          {words.publish(products.length)}
        </BusyButton>
      )}
      {failure && <p className="reason">{productsWords.failures[failure]}</p>}
    </section>
  );
}
