import type { productOrderWords as english } from '../../en/desk/productOrder';
import { MOVED_PRODUCTS } from '../../../catalogue/model/order';

/** The order in which shoppers see products. */
export const productOrderWords: typeof english = {
  open: 'क्रम बदलें',
  close: 'दाम और स्टॉक पर वापस',
  hint: 'होम स्क्रीन पर और हर कैटेगरी में यही क्रम रहता है। चौड़ी स्क्रीन पर होम स्क्रीन की पहली पंक्तियों में दो, तीन और एक प्रोडक्ट होते हैं। छिपे हुए प्रोडक्ट यहाँ नहीं दिखते।',
  newFirst: 'नए प्रोडक्ट सबसे पहले आएँ',
  place: (place: number, row?: number) => {
    if (row === undefined) return `स्थान ${place}`;
    return row === 1 ? `स्थान ${place}, पंक्ति में अकेला` : `स्थान ${place}, ${row} की पंक्ति में`;
  },
  move: {
    top: (title: string) => `सबसे ऊपर: ${title}`,
    up: (title: string) => `ऊपर: ${title}`,
    down: (title: string) => `नीचे: ${title}`,
    bottom: (title: string) => `सबसे नीचे: ${title}`,
  },
  moved: (title: string, place: number, count: number) =>
    `${title} अब ${count} में से स्थान ${place} पर है।`,
  change: (title: string, from: number, to: number) => `${title}: स्थान ${from} → ${to}`,
  newFirstChange: (isFirst: boolean) =>
    isFirst ? 'नए प्रोडक्ट सबसे पहले आएँगे।' : 'नए प्रोडक्ट सबसे आख़िर में आएँगे।',
  tooMoved: `कुछ भी सेव नहीं हुआ: ज़्यादा से ज़्यादा ${MOVED_PRODUCTS} प्रोडक्ट अपनी आम जगह से हटाए जा सकते हैं। अपने बदलाव हटाएँ, और कम प्रोडक्ट खिसकाएँ।`,
};
