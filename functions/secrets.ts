import { defineSecret } from 'firebase-functions/params';

/** `smtps://<user>:<password>@<host>:465` */
export const smtpUrl = defineSecret('SMTP_URL');
/** The private half of the key pair for push messages. */
export const vapidKey = defineSecret('VAPID_KEY');
