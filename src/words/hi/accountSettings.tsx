import type { accountSettingsWords as englishSettings } from '../en/accountSettings';

/** Changing the password or the email, and deleting the account. */
export const accountSettingsWords = {
  heading: 'खाते की सेटिंग',
  password: 'आपका पासवर्ड',

  changePassword: {
    heading: 'पासवर्ड बदलें',
    currentPassword: 'अभी का पासवर्ड',
    newPassword: 'नया पासवर्ड',
    action: 'पासवर्ड बदलें',
    done: 'आपका पासवर्ड बदल गया है। जिन दूसरे डिवाइस पर आपने साइन इन किया है, वहाँ अब नया पासवर्ड माँगा जाएगा।',
  },

  changeEmail: {
    heading: 'ईमेल बदलें',
    howItWorks: 'हम नए पते पर एक लिंक ईमेल करेंगे। लिंक खोलने पर आपका ईमेल बदल जाएगा; तब तक कुछ नहीं बदलेगा।',
    newEmail: 'नया ईमेल',
    action: 'लिंक भेजें',
    sent: (email: string) =>
      `हमने ${email} पर एक लिंक ईमेल किया है। लिंक खोलने पर आपका ईमेल बदल जाएगा। उसके बाद नए ईमेल से साइन इन करें।`,
    notArrived:
      'ईमेल नहीं मिला? स्पैम फ़ोल्डर देखें और जाँच लें कि पता सही लिखा है। जिस ईमेल से पहले से कोई खाता है, उस पर हम लिंक नहीं भेज सकते।',
    changed: (email: string) => `अब आपका ईमेल ${email} है।`,
    signInAgain: (email: string) =>
      `अगर आपने ${email} पर भेजा गया हमारा लिंक खोल लिया है, तो उसी ईमेल से साइन इन करें।`,
  },

  deleteAccount: {
    heading: 'अपना खाता मिटाएँ',
    whatGoes:
      'इससे आपका खाता, उसमें सेव बास्केट, और आपके हर ऑर्डर से नाम, फ़ोन नंबर और पता मिट जाएगा। मिटाया हुआ खाता वापस नहीं आएगा।',
    whatStays:
      'दुकान आपके ऑर्डर का रिकॉर्ड आपके नाम के बिना रखती है। अगर कोई ऑर्डर बाकी है, तो उसके पूरा होने तक खाता नहीं मिटाया जा सकता, क्योंकि दुकान को डिलीवरी का पता चाहिए।',
    invoicesStay:
      'आपके इनवॉइस पर नाम और पता बना रहता है, क्योंकि क़ानून के हिसाब से दुकान को उन्हें रखना होता है।',
    action: 'मेरा खाता हमेशा के लिए मिटाएँ',
    done: 'आपका खाता मिटा दिया गया है।',
  },

  // Why an attempt was rejected, if the reason reads differently here than at signing in.
  alreadyInUse: 'इस ईमेल से पहले से खाता है। कोई और ईमेल लिखें।',
  closed: 'यह खाता बंद कर दिया गया है। अगर आपको लगता है कि यह गलती से हुआ है, तो दुकान से संपर्क करें।',
} satisfies typeof englishSettings;
