import { useAppSelector } from '../../shared/hooks';
import { selectDelivery, selectOrderable, selectSubtotal } from './basketSelectors';

/** The lines that can be ordered, as sold today. */
export const useOrderableItems = () => useAppSelector(selectOrderable);
export const useBasketSubtotal = () => useAppSelector(selectSubtotal);
export const useDelivery = () => useAppSelector(selectDelivery);
