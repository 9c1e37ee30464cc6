import { shop } from '#shop/config';

const percent = new Intl.NumberFormat(shop.market.language, { style: 'unit', unit: 'percent' });

/** A rate in percent as the shop's market writes it: 19 is `19%`, or `19 %` in Germany. */
export const formatPercent = (rate: number) => percent.format(rate);
