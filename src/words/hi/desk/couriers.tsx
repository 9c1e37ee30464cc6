import type { couriersWords as english } from '../../en/desk/couriers';

const parcels = (count: number) => `${count} पार्सल`;

/** The files that couriers import and export, and the labels on parcels. */
export const couriersWords = {
  heading: 'कूरियर की फ़ाइलें',
  none: 'भेजने को कुछ नहीं है। पहले ऑर्डर स्वीकार करें, या दूसरे चुनें।',
  count: (count: number) => `${parcels(count)} भेजने हैं। पैकिंग से जो बढ़े, वह ठीक कर लें।`,
  leftOut: (count: number) => `${count} ऑर्डर इसमें नहीं: अभी भेजा नहीं जा सकता, या पता नहीं है।`,
  loading: 'वज़न और नाप आ रहे हैं…',
  notLoaded: 'वज़न और नाप नहीं आ पाए। अपना कनेक्शन देखें और फिर कोशिश करें।',
  parcel: (id: string, recipient: string) => `${id}, ${recipient}`,
  weight: 'वज़न, ग्राम में',
  weightOf: (id: string) => `ऑर्डर ${id} का वज़न, ग्राम में`,
  size: 'नाप, सेमी में',
  sizeOf: (id: string) => `ऑर्डर ${id} की नाप, सेमी में`,
  unknown: (count: number) =>
    `${parcels(count)} का वज़न या नाप नहीं है। ख़ाली छोड़ सकते हैं, या प्रोडक्ट में लिख दें।`,
  courier: 'कूरियर',
  download: (courier: string) => `${courier} के लिए डाउनलोड करें`,
  downloaded: (courier: string, count: number) => `${courier} के लिए डाउनलोड हुआ: ${parcels(count)}`,

  tracking: {
    heading: 'ट्रैकिंग नंबर',
    explanation: 'कूरियर की ट्रैकिंग नंबर वाली फ़ाइल इंपोर्ट करें। कुछ भी बदलने से पहले हर नंबर दिखेगा।',
    file: 'ट्रैकिंग नंबर इंपोर्ट करें',
    noParcels: 'इस फ़ाइल में कोई ट्रैकिंग नंबर नहीं मिला। इसमें Order ID और AWB Code जैसे कॉलम होने चाहिए।',
    found: (count: number, fileName: string) => `${fileName} में ${parcels(count)}`,
    parcel: (id: string, note: string) => `${id}: ${note}`,
    send: (count: number) => `${count} को भेजा हुआ मानें`,
    cancel: 'इस्तेमाल न करें',
  },

  printLabels: 'लेबल प्रिंट करें',
  from: 'भेजने वाला',
  code: (id: string) => `ऑर्डर ${id} का कोड`,
} satisfies typeof english;
