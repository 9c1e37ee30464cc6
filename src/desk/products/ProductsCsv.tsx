import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../app/hooks';
import type { AppDispatch } from '../../app/store';
import { selectCards } from '../../catalogue/catalogueSlice';
import type { Cards } from '../../catalogue/model/cards';
import type { Offers, PriceList } from '../../catalogue/model/priceList';
import type { Product } from '../../catalogue/model/product';
import { loadAll, readDetails } from '../../catalogue/readProducts';
import { oneLine } from '../../orders/model/tidyText';
import { BusyButton } from '../../ui/BusyButton';
import { Disclosure } from '../../ui/Disclosure';
import { FileButton } from '../../ui/FileButton';
import { focus } from '../../ui/focus';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { lazyPart } from '../../ui/lazyPart';
import { shopTime } from '../../words/calendar';
import { productsWords } from '#words/desk/products';
import { spreadsheetWords as words } from '#words/desk/spreadsheet';
import { downloadCsv } from '../papers/Papers';
import { selectPriceList } from './priceListSlice';
import { SaveButton } from './EditsBar';
import { saveProducts, failureOf } from './editsSlice';

const csvPart = lazyPart(() => import(/* webpackChunkName: "sections" */ './spreadsheet'));

/** How many changes are shown at first, and added at a time. */
const STEP = 30;

const readProducts = () => async (dispatch: AppDispatch) => {
  const [csv, products] = await Promise.all([csvPart.load(), dispatch(loadAll())]);
  const whole = products.map(async (product): Promise<Product> => {
    const { details } = await dispatch(readDetails(product.id));
    return { ...product, ...(details && { details }) };
  });
  return { csv, products: await Promise.all(whole) };
};

type Csv = Awaited<ReturnType<typeof csvPart.load>>;
type Import = ReturnType<Csv['readRows']>;

/** The data that a file is compared with. */
interface Base {
  list: PriceList;
  cards: Cards;
}

/** The current data of the desk. */
const readBase =
  (list: PriceList): AppThunk<Base> =>
  (_dispatch, getState) => ({
    list: selectPriceList(getState()).list ?? list,
    cards: selectCards(getState()),
  });

/** A file with the products when it was chosen; later orders change neither. */
interface Chosen {
  name: string;
  file: ReturnType<Csv['readFile']>;
  csv: Csv;
  products: readonly Product[];
  /** The products when the file was chosen, or at the last attempt to save. */
  base: Base;
  /** The offers when the file was chosen. */
  seen: Offers;
}

interface PreviewProps {
  chosen: Chosen;
  onSave: (read: Import) => void;
  onCancel: () => void;
}

/** Lists what a file would change, or what is wrong with it. */
function Preview({ chosen, onSave, onCancel }: PreviewProps) {
  const { name, file, csv, products, base, seen } = chosen;
  const priceList = useAppSelector(selectPriceList);
  const read = useMemo(
    () => csv.readRows(file, products, base.list, base.cards, seen),
    [csv, file, products, base, seen],
  );
  const { changes, counts, doubts, problems } = read;
  const isWrong = problems.length > 0;
  const lines = isWrong ? problems : [...file.remarks, ...changes];
  const { shown, more } = useGrowingList(lines.length, STEP, `import: ${name}`);
  return (
    <div className="products-notice">
      <h4 ref={focus} tabIndex={-1}>
        {words.preview(name)}
      </h4>
      {file.ignored.length > 0 && <p>{words.ignored(file.ignored)}</p>}
      {isWrong ? <p className="reason">{words.correctFirst}</p> : <p>{words.counts(counts)}</p>}
      {!isWrong && counts.added > 0 && <p>{words.needPhotographs(counts.added)}</p>}
      <ul>
        {lines.slice(0, shown).map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
      {more && <MoreButton {...more} />}
      <div className="button-row">
        {!isWrong && changes.length > 0 && (
          <SaveButton
            label={words.import(counts.added + counts.changed)}
            doubts={doubts}
            isBusy={priceList.isSaving}
            onPress={() => {
              onSave(read);
            }}
          />
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

/** Downloads the products for a spreadsheet, and saves the changes of a file. */
export function ProductsCsv({ list }: { list: PriceList }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Chosen>();
  const [message, setMessage] = useState<{ text: string; className?: string }>();
  const end = (text: string, className?: string) => {
    // The message takes the focus after the disappearing question has passed it on.
    flushSync(() => {
      setChosen(undefined);
    });
    setMessage({ text, ...(className && { className }) });
  };
  const failToRead = () => {
    end(productsWords.catalogueNotLoaded, 'reason');
  };

  const exportAll = async () => {
    const { csv, products } = await dispatch(readProducts());
    const [day = ''] = shopTime(Date.now()).split(' ');
    downloadCsv(words.fileName(day), csv.fileOf(products, list));
    end(words.exported(products.length), 'success');
  };
  const choose = async (blob: File) => {
    end(words.reading);
    const [read, bytes] = await Promise.all([dispatch(readProducts()), blob.arrayBuffer()]);
    const base = dispatch(readBase(list));
    const file = read.csv.readFile(bytes);
    setMessage(undefined);
    setChosen({ ...read, name: oneLine(blob.name), file, base, seen: base.list.offers });
  };
  const save = async ({ csv, products, base, seen }: Chosen, { cards, offers, counts }: Import) => {
    const saved = csv.undoOf({ cards, offers }, products, base.list, base.cards);
    const failure = await failureOf(
      dispatch(saveProducts({ base, seen, cards, offers, pictures: [], saved })),
    );
    if (failure) {
      setMessage({ text: productsWords.notPublished[failure], className: 'reason' });
      setChosen((last) => last && { ...last, base: dispatch(readBase(list)) });
    } else end(words.imported(counts.added + counts.changed), 'success');
  };
  return (
    <Disclosure heading={words.heading} level={3}>
      <div className="spreadsheet">
        <p>{words.explanation}</p>
        <div className="button-row">
          <BusyButton onPress={() => exportAll().catch(failToRead)}>{words.export}</BusyButton>
          <FileButton
            accept=".csv,text/csv"
            onChoose={(blob) => {
              choose(blob).catch(failToRead);
            }}
          >
            {words.file}
          </FileButton>
        </div>
        {message && (
          <p key={message.text} ref={focus} tabIndex={-1} className={message.className}>
            {message.text}
          </p>
        )}
        {chosen && (
          <Preview
            chosen={chosen}
            onSave={(read) => void save(chosen, read)}
            onCancel={() => {
              end(words.cancelled);
            }}
          />
        )}
      </div>
    </Disclosure>
  );
}
