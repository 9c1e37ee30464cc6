import { useCallback, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { type AppThunk, useAppDispatch } from '../../app/hooks';
import { selectProducts } from '../../catalogue/catalogueSlice';
import { readDetails } from '../../catalogue/catalogueThunks';
import { lookUp } from '../../catalogue/model/product';
import type { Order } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { useTitleOf } from '../../orders/OrderSummary';
import { LoadFailure } from '../../ui/BusyButton';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { storedValue } from '../../ui/storage';
import { useLoaded } from '../../ui/useLoaded';
import { shopTime } from '../../words/calendar';
import { couriersWords as words } from '#words/desk/couriers';
import { deskWords } from '#words/desk/orders';
import { productEditorWords } from '#words/desk/products';
import { downloadCsv, isToPack } from '../papers/Papers';
import { TextField } from '../products/TextField';
import { asText } from '../products/edit';
import { readSize, readWeight, typedSize } from '../products/typedSize';
import { courierFile, filesOfCouriers } from './courierFile';
import { type Measures, measuresOf, parcelMeasures } from './parcelMeasures';
import { TrackingFile } from './TrackingFile';

/** The courier of the last file on this device. */
const lastFile = storedValue(
  'localStorage',
  'user:courier-file',
  (value) => typeof value === 'string',
);

/** Reads what these products, or the products of these variants, weigh and measure. Rejects if it can't be read. */
const readMeasures =
  (ids: readonly string[]): AppThunk<Promise<ReadonlyMap<string, Measures>>> =>
  async (dispatch, getState) => {
    const products = selectProducts(getState());
    const read = ids.map(async (id) => {
      const { details = {} } = await dispatch(readDetails(lookUp(products, id)?.variantOf ?? id));
      return [id, measuresOf(details, id)] as const;
    });
    return new Map(await Promise.all(read));
  };

/** Loads what products weigh and measure. @param ids of products and variants, one a line */
function useMeasures(ids: string) {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(readMeasures(ids.split('\n').filter(Boolean))),
    [dispatch, ids],
  );
  const { loaded, ...state } = useLoaded(load);
  // The measures of other products stay while those of these load.
  const isComplete = ids.split('\n').every((id) => !id || loaded?.has(id));
  return { ...state, loaded: isComplete ? loaded : undefined };
}

const unknown: Measures = { weight: undefined, size: undefined };

/** What a merchant has typed over what a parcel's products weigh and measure. */
type Typed = Partial<Record<'weight' | 'size', string>>;

/** A parcel with its fields as text, and why they can't be written. */
function typedParcel(order: Order, { weight, size }: Measures, typed: Typed = {}) {
  const fields = { weight: typed.weight ?? asText(weight), size: typed.size ?? typedSize(size) };
  const now = { weight: readWeight(fields.weight), size: readSize(fields.size) };
  const { wrongWeight, wrongSize } = productEditorWords.problems;
  return {
    order,
    ...now,
    fields,
    reasons: {
      weight: fields.weight.trim() && now.weight === undefined ? wrongWeight : undefined,
      size: fields.size.trim() && !now.size ? wrongSize : undefined,
    },
  };
}

interface ParcelFieldsProps {
  parcel: ReturnType<typeof typedParcel>;
  onType: (typed: Typed) => void;
}

function ParcelFields({ parcel, onType }: ParcelFieldsProps) {
  const { order, fields, reasons } = parcel;
  const { id, address } = order;
  return (
    <li className="couriers-parcel">
      <p>
        <bdi>{words.parcel(id, address ? deskWords.recipient(address) : '')}</bdi>
      </p>
      <TextField
        id={`parcel-weight-${id}`}
        label={words.weight}
        accessibleName={words.weightOf(id)}
        kind="count"
        value={fields.weight}
        reason={reasons.weight}
        onChange={(weight) => {
          onType({ weight });
        }}
      />
      <TextField
        id={`parcel-size-${id}`}
        label={words.size}
        accessibleName={words.sizeOf(id)}
        placeholder={productEditorWords.sizeExample}
        value={fields.size}
        reason={reasons.size}
        onChange={(size) => {
          onType({ size });
        }}
      />
    </li>
  );
}

/** The parcels of these orders, to be corrected and then downloaded as a courier's file. */
function CourierDownload({ orders }: { orders: readonly Order[] }) {
  const announce = useAnnounce();
  const titleOf = useTitleOf();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const files = filesOfCouriers();
  const [chosen, setChosen] = useState(() => lastFile.read() ?? '');
  const name = chosen in files ? chosen : (Object.keys(files)[0] ?? '');
  const file = files[name];

  const ready = orders
    .filter((order) => isToPack(order) && order.address && isInShopCurrency(order))
    .sort((one, other) => one.placedAt - other.placedAt);
  const productIds = ready.flatMap(({ items }) => items.map(({ productId }) => productId));
  const { loaded, isFailed, retry } = useMeasures([...new Set(productIds)].sort().join('\n'));
  const parcels = ready.map((order) => {
    const measures = parcelMeasures(order.items, (id) => loaded?.get(id) ?? unknown);
    return typedParcel(order, measures, typed[order.id]);
  });
  const isWrong = parcels.some(({ reasons }) => reasons.weight ?? reasons.size);
  const incomplete = parcels.filter(({ weight, size }) => weight === undefined || !size).length;
  const leftOut = orders.length - ready.length;

  const save = (now: number) => {
    if (!file) return;
    const [day = ''] = shopTime(now).split(' ');
    downloadCsv(`${name}-${day}.csv`, courierFile(file, parcels, titleOf));
    lastFile.write(name);
    announce(words.downloaded(name, parcels.length));
  };
  return (
    <>
      {ready.length === 0 ? <p>{words.none}</p> : <p>{words.count(ready.length)}</p>}
      {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
      {!loaded && !isFailed && <p>{words.loading}</p>}
      {isFailed && <LoadFailure onRetry={retry}>{words.notLoaded}</LoadFailure>}
      {loaded && ready.length > 0 && (
        <>
          <ul className="couriers-parcels">
            {parcels.map((parcel) => (
              <ParcelFields
                key={parcel.order.id}
                parcel={parcel}
                onType={(part) => {
                  const { id } = parcel.order;
                  setTyped((last) => ({ ...last, [id]: { ...last[id], ...part } }));
                }}
              />
            ))}
          </ul>
          {incomplete > 0 && <p>{words.unknown(incomplete)}</p>}
          {Object.keys(files).length > 1 && (
            <Field id="courier-of-file" label={words.courier} reason={undefined}>
              {(control) => (
                <select
                  {...control}
                  value={name}
                  onChange={({ target }) => {
                    setChosen(target.value);
                  }}
                >
                  {Object.keys(files).map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <div className="button-row">
            <Button
              className="button"
              isDisabled={isWrong}
              onClick={() => {
                save(Date.now());
              }}
            >
              {words.download(name)}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface CourierFilesProps {
  orders: readonly Order[];
  selected: readonly Order[];
}

/** The files that couriers import, and those that they export. */
export function CourierFiles({ orders, selected }: CourierFilesProps) {
  const accepted = orders.filter(({ state }) => state === 'accepted');
  return (
    <div className="couriers-files">
      <CourierDownload orders={selected.length > 0 ? selected : accepted} />
      <TrackingFile orders={orders} />
    </div>
  );
}
