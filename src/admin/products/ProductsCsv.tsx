import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { AppDispatch } from '../../app/store';
import { selectCards } from '../../catalogue/catalogueSlice';
import type { PriceList } from '../../catalogue/model/priceList';
import type { Product } from '../../catalogue/model/product';
import { loadAll, readDetails } from '../../catalogue/readProducts';
import { BusyButton } from '../../ui/BusyButton';
import { Disclosure } from '../../ui/Disclosure';
import { focus } from '../../ui/focus';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { lazyPart } from '../../ui/lazyPart';
import { indianTime } from '../../words/calendar';
import { productsWords } from '../../words/en/admin/products';
import { spreadsheetWords as words } from '../../words/en/admin/spreadsheet';
import { download } from '../papers/Papers';
import { areCardsCurrent, selectPriceList } from '../prices/priceListSlice';
import { SaveButton } from './EditsBar';
import { saveProducts, settle } from './editsSlice';

const csvPart = lazyPart(() => import(/* webpackChunkName: "spreadsheet" */ './spreadsheet'));

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

/** A file, and the products when it was chosen. */
interface Chosen {
  name: string;
  file: ReturnType<Csv['readFile']>;
  csv: Csv;
  products: readonly Product[];
}

interface PreviewProps {
  chosen: Chosen;
  list: PriceList;
  onSave: (read: Import) => void;
  onCancel: () => void;
}

/** Lists what a file would change, or what is wrong with it. */
function Preview({ chosen: { name, file, csv, products }, list, onSave, onCancel }: PreviewProps) {
  const cards = useAppSelector(selectCards);
  const priceList = useAppSelector(selectPriceList);
  const read = useMemo(
    () => csv.readRows(file, products, list, cards),
    [csv, file, products, list, cards],
  );
  const { changes, counts, doubts, problems } = read;
  const isWrong = problems.length > 0;
  const lines = isWrong ? problems : changes;
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
        {!isWrong && changes.length > 0 && areCardsCurrent(priceList) && (
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

/** Downloads the products for a spreadsheet, and saves what was changed there. */
export function ProductsCsv({ list }: { list: PriceList }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Chosen>();
  const [message, setMessage] = useState<{ text: string; className?: string }>();
  const end = (text: string, className?: string) => {
    setChosen(undefined);
    setMessage({ text, ...(className && { className }) });
  };
  const failToRead = () => {
    end(productsWords.catalogueNotLoaded, 'reason');
  };

  const exportAll = async () => {
    const { csv, products } = await dispatch(readProducts());
    const [day = ''] = indianTime(Date.now()).split(' ');
    download(words.fileName(day), 'text/csv;charset=utf-8', csv.fileOf(products, list));
    end(words.exported(products.length), 'success');
  };
  const choose = async (blob: File) => {
    end(words.reading);
    const [read, bytes] = await Promise.all([dispatch(readProducts()), blob.arrayBuffer()]);
    setMessage(undefined);
    setChosen({ ...read, name: blob.name, file: read.csv.readFile(bytes) });
  };
  const save = async ({ cards, offers, counts }: Import) => {
    const failure = await settle(
      dispatch(saveProducts({ revision: list.revision, cards, offers, pictures: [] })),
    );
    if (failure) setMessage({ text: productsWords.notPublished[failure], className: 'reason' });
    else end(words.imported(counts.added + counts.changed), 'success');
  };
  return (
    <Disclosure heading={words.heading} level={3}>
      <div className="spreadsheet">
        <p>{words.explanation}</p>
        <div className="button-row">
          <BusyButton onPress={() => exportAll().catch(failToRead)}>{words.export}</BusyButton>
          <label className="button button-quiet file-button">
            {words.file}
            <input
              type="file"
              accept=".csv,text/csv"
              className="visually-hidden"
              onChange={({ target }) => {
                const [blob] = target.files ?? [];
                if (blob) choose(blob).catch(failToRead);
                // So that the same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
        </div>
        {message && (
          <p key={message.text} ref={focus} tabIndex={-1} className={message.className}>
            {message.text}
          </p>
        )}
        {chosen && (
          <Preview
            chosen={chosen}
            list={list}
            onSave={(read) => void save(read)}
            onCancel={() => {
              end(words.cancelled);
            }}
          />
        )}
      </div>
    </Disclosure>
  );
}
