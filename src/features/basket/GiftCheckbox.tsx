import { useBasketActions, useGift } from './useBasket';

export function GiftCheckbox({ name, label }: { name: string; label: string }) {
  const isGift = useGift();
  const { setGift } = useBasketActions();
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        name={name}
        checked={isGift}
        onChange={({ target }) => {
          setGift(target.checked);
        }}
      />
      {label}
    </label>
  );
}
