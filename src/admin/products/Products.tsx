import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { selectCards, selectProducts } from '../../catalogue/catalogueSlice';
import {
  type Offer,
  offerOf,
  offersInFiles,
  type PriceChanges,
  type PriceList,
  undecided,
} from '../../catalogue/priceList';
import { own, type Product } from '../../catalogue/product';
import { searchProducts } from '../../catalogue/search/findProducts';
import { shop } from '../../config';
import { useAnnounce } from '../../store/announce';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { productsWords as words } from '../../words/en/admin/products';
import { areCardsCurrent, selectPriceList } from '../prices/priceListSlice';
import { EditsBar } from './EditsBar';
import { publishFiles, type PublishFailure, selectEdits, settle } from './editsSlice';
import { useSellable } from './OpenShop';
import { ProductEdit } from './ProductEdit';
import { useEdits } from './useEdits';
import './Products.css';

const fileWords = words.files;

/** How many rows are shown at first, and added at a time. */
const STEP = 30;

/** Long enough for the next key. */
const PAUSE_MS = 700;

interface ProductSearchProps {
  query: string;
  /** How many products match. */
  count: number;
  onChange: (query: string) => void;
}

function ProductSearch({ query, count, onChange }: ProductSearchProps) {
  const announce = useAnnounce();
  const sentence = words.found(count);
  useEffect(() => {
    if (query === '') return undefined;
    const pause = setTimeout(announce, PAUSE_MS, sentence);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, query, sentence]);
  return (
    <>
      <div className="field">
        <label htmlFor="products-query">{words.search}</label>
        <input
          id="products-query"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
      <p className="products-count">{sentence}</p>
    </>
  );
}

interface FileChangesProps {
  list: PriceList;
  /** Everything that can be put into a basket, as the site was built. */
  sold: readonly Product[];
}

/** Asks what to do with prices in the site's files that differ from today's, as after a deployment. */
function FileChanges({ list, sold }: FileChangesProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const products = useAppSelector(selectProducts);
  const cards = useAppSelector(selectCards);
  const changes = useMemo(
    () => undecided(list, offersInFiles(sold, cards, list), shop.delivery),
    [list, sold, cards],
  );
  const changed = Object.entries(changes.offers);
  const [failure, setFailure] = useState<PublishFailure>();
  const { shown, more } = useGrowingList(changed.length, STEP, 'file changes');
  if (changed.length === 0 && !changes.delivery) return null;

  const publish = async (some: PriceChanges, sentence: string = fileWords.published) => {
    const reason = await settle(dispatch(publishFiles(some)));
    setFailure(reason);
    announce(reason ? words.notPublished[reason] : sentence);
  };
  const titleOf = (id: string) => own(products, id)?.title ?? id;
  const sentenceFor = (id: string, offer: Offer | undefined) => {
    const title = titleOf(id);
    const before = own(list.offers, id);
    if (!offer) return fileWords.gone(title);
    return before
      ? fileWords.price(title, before.price, offer.price)
      : fileWords.added(title, offer);
  };
  const keep = () => {
    const added = changed.filter(([id]) => !Object.hasOwn(list.offers, id));
    const offered = changed.flatMap(([id, offer]) => (offer ? [[id, offer.price] as const] : []));
    const soldOut = added.flatMap(([id, offer]) =>
      offer ? [[id, { ...offer, soldOut: true }] as const] : [],
    );
    return { offers: Object.fromEntries(soldOut), replaced: Object.fromEntries(offered) };
  };
  return (
    <section className="products-notice" aria-labelledby="file-changes">
      <h3 id="file-changes" tabIndex={-1}>
        {fileWords.heading}
      </h3>
      <p>{fileWords.explanation}</p>
      <ul className="file-changes">
        {changes.delivery && <li>{fileWords.delivery}</li>}
        {changed.slice(0, shown).map(([id, offer]) => (
          <li key={id}>
            {sentenceFor(id, offer)}
            {changed.length > 1 && (
              <BusyButton
                label={fileWords.publishOf(titleOf(id))}
                onPress={() => publish({ offers: { [id]: offer } })}
              >
                {fileWords.publish}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {more && <MoreButton {...more} />}
      <div className="button-row">
        <BusyButton isQuiet={false} onPress={() => publish(changes)}>
          {fileWords.publishAll}
        </BusyButton>
        {changed.some(([, offer]) => offer) && (
          <BusyButton onPress={() => publish(keep(), fileWords.kept)}>{fileWords.keep}</BusyButton>
        )}
      </div>
      {failure && <p className="reason">{words.notPublished[failure]}</p>}
    </section>
  );
}

/** The catalogue, where merchants change prices, stock and sales without a deployment. */
export function Products() {
  const refresh = useEdits();
  const priceList = useAppSelector(selectPriceList);
  const { list, status, cardsAt } = priceList;
  const { failure } = useAppSelector(selectEdits);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const { loaded: sold, isFailed: isUnread, retry } = useSellable();
  const found = useMemo(() => searchProducts(sold ?? [], searched), [sold, searched]);
  const { shown, more } = useGrowingList(found.length, STEP, `products: ${searched}`);
  const isFailed = status === 'failed' && !failure;
  const isRead = list && (areCardsCurrent(priceList) || cardsAt > 0);

  return (
    <section className="products" aria-labelledby="products">
      <h2 id="products" tabIndex={-1}>
        {words.heading}
      </h2>
      {isFailed && (
        <LoadFailure onRetry={refresh}>{list ? words.outOfDate : words.notLoaded}</LoadFailure>
      )}
      {isUnread && <LoadFailure onRetry={retry}>{words.catalogueNotLoaded}</LoadFailure>}
      {!(isRead && sold) && !isFailed && !isUnread && <p>{words.loading}</p>}
      {sold && isRead && (
        <>
          {areCardsCurrent(priceList) && <FileChanges list={list} sold={sold} />}
          <ProductSearch query={query} count={found.length} onChange={setQuery} />
          <ul className="products-list">
            {found.slice(0, shown).map((product) => (
              <ProductEdit key={product.id} product={product} offer={offerOf(list, product)} />
            ))}
          </ul>
          {more && <MoreButton {...more} />}
          <EditsBar />
        </>
      )}
    </section>
  );
}
