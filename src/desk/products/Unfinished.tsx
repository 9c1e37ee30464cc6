import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { pricesBuiltAt } from '#shop/products?first';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectCards } from '../../catalogue/catalogueSlice';
import type { Card, Cards, LeftOut } from '../../catalogue/model/cards';
import type { PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product } from '../../catalogue/model/product';
import { Picture } from '../../catalogue/product/Picture';
import { Disclosure } from '../../ui/Disclosure';
import { useLoaded } from '../../ui/useLoaded';
import { productEditorWords } from '#words/desk/products';
import { editorPath } from './drafts';
import { malformedParts } from './malformed';

const words = productEditorWords.unfinished;

const areLeftOut = (value: unknown): value is LeftOut[] => Array.isArray(value);

/** Reads what the build left out; the list works without it. */
const readLeftOut =
  (): AppThunk<Promise<LeftOut[]>> =>
  (_dispatch, _getState, { catalogue }) =>
    catalogue('left-out.json', areLeftOut).catch(() => []);

/** Why a product isn't sold as it is, if so. `gone`: the site's files no longer have it, and nobody has added it here. */
function reasonUnfinished(card: Card, isProduct: boolean, leftOut: readonly LeftOut[]) {
  const { id, malformed, addedAt } = card;
  if (malformed !== undefined) return words.malformed(malformedParts(card));
  if (!isProduct) return addedAt === undefined ? 'gone' : words.missing(card);
  const [found] = leftOut.filter((each) => each.id === id && each.what !== 'parts');
  return found && words.leftOut[found.what === 'clash' ? 'clash' : 'photograph'];
}

interface UnfinishedProps {
  list: PriceList;
  /** Everything that can be put into a basket, and each hidden product. */
  products: readonly Product[];
}

/** Published products that shoppers don't see, or only in part, each with a way to mend it. */
export function Unfinished({ list, products }: UnfinishedProps) {
  const dispatch = useAppDispatch();
  const cards = useAppSelector(selectCards);
  const load = useCallback(() => dispatch(readLeftOut()), [dispatch]);
  const { loaded = [] } = useLoaded(load);
  const found = useMemo(() => {
    const ids = new Set(products.map(({ id, variantOf = id }) => variantOf));
    const isBuilt = (id: string) =>
      (lookUp(list.news, id) ?? list.newsSince) <= (pricesBuiltAt ?? -1);
    // Later changes aren't left out: the next build includes them.
    const leftOut = loaded.filter(({ id }) => isBuilt(id));
    return Object.values(cards).flatMap((card) => {
      const reason = reasonUnfinished(card, ids.has(card.id), leftOut);
      return reason === undefined ? [] : [{ card, reason }];
    });
  }, [cards, list, loaded, products]);
  const wrong = found.filter(({ reason }) => reason !== 'gone');
  const gone = found.filter(({ reason }) => reason === 'gone');
  return (
    <>
      {wrong.length > 0 && (
        <section className="products-notice" aria-labelledby="unfinished">
          <h3 id="unfinished" tabIndex={-1}>
            {words.heading}
          </h3>
          <UnfinishedList found={wrong} />
        </section>
      )}
      {gone.length > 0 && (
        <Disclosure heading={words.gone(gone.length)} level={3}>
          <p>{words.goneHint}</p>
          <UnfinishedList found={gone} />
        </Disclosure>
      )}
    </>
  );
}

function UnfinishedList({ found }: { found: readonly { card: Cards[string]; reason: string }[] }) {
  return (
    <ul className="unfinished">
      {found.map(({ card: { id, title = id, image }, reason }) => (
        <li key={id}>
          {image ? <Picture image={image} alt="" sizes="4rem" /> : <div className="picture" />}
          <div className="unfinished-text">
            <strong>{title}</strong>
            {reason !== 'gone' && <p>{reason}</p>}
          </div>
          <Link
            className="button button-quiet"
            to={editorPath(id)}
            aria-label={productEditorWords.editOf(title)}
          >
            {productEditorWords.edit}
          </Link>
        </li>
      ))}
    </ul>
  );
}
