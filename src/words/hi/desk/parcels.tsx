import type { parcelWords as english } from '../../en/desk/parcels';
import { cutText } from '../../characters';

export const parcelWords: typeof english = {
  pasted: 'ट्रैकिंग नंबर',
  pastedHint: 'हर लाइन में एक, इसी क्रम में, या ऑर्डर नंबर के बाद उसका नंबर',
  order: 'ऑर्डर',
  number: 'ट्रैकिंग नंबर',
  numberOf: (id) => `ऑर्डर ${id} का ट्रैकिंग नंबर`,
  given: (count, all) => `${all} में से ${count} ऑर्डर का ट्रैकिंग नंबर है।`,
  repeated: 'यह नंबर यहाँ दो बार है।',
  alsoWithout: (count) => `बिना नंबर वाले ${count} ऑर्डर भी भेजे गए में डालें`,
  problems: {
    unknownOrder: ({ id, number }) => `${number}: ऑर्डर ${id} इन ऑर्डर में नहीं है।`,
    secondNumber: ({ id, number }) => `${number}: ऑर्डर ${id} का दूसरा नंबर पहले से है।`,
    noOrder: ({ number }) => `${number}: इस नंबर का कोई ऑर्डर नहीं है।`,
    tooLong: ({ number }) => `${cutText(number, 20)}…: ट्रैकिंग नंबर इतना लंबा नहीं होता।`,
    rounded: ({ number }) => `${number}: स्प्रेडशीट ने यह नंबर बदल दिया है। इसे कूरियर की अपनी फ़ाइल से लें।`,
  },
  scan: 'कैमरे से स्कैन करें',
  stopScanning: 'स्कैन बंद करें',
  camera: 'कैमरे में जो दिख रहा है',
  scanHint:
    'कैमरा पार्सल के बारकोड पर रखें: नंबर अगले ऑर्डर में भर जाएगा। कोई और ऑर्डर चुनना हो, तो पहले उसका कोड स्कैन करें।',
  noCamera: 'कैमरा नहीं खुल सका। ब्राउज़र की सेटिंग में कैमरे की अनुमति दें।',
  scanned: {
    order: ({ id }) => `ऑर्डर ${id}: अब इसका पार्सल स्कैन करें।`,
    number: ({ id, number }) => `ऑर्डर ${id}: ${number}।`,
    known: ({ id, number }) => `ऑर्डर ${id} में ${number} पहले से है।`,
    unknownOrder: ({ id }) => `ऑर्डर ${id} इन ऑर्डर में नहीं है।`,
    tooMany: ({ number }) => `${number}: हर ऑर्डर का नंबर पहले से है।`,
    tooLong: () => 'यह कोड ट्रैकिंग नंबर नहीं है।',
  },
};
