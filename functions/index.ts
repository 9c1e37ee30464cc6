/** The functions on Firebase's servers, for a shop that sets `functions`: emails, push messages, WhatsApp, stock and payments. */
import { isDeepStrictEqual } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions';
import {
  type Change,
  type DocumentSnapshot,
  onDocumentCreated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { defineSecret, projectID } from 'firebase-functions/params';
import { shop } from '#shop/config';
import { emailWords as words } from '#words/emails';
import { answerRequest } from './requests';
import { followOrder, forgetShopper, isClosing } from './orders';
import { sweepPayments } from './payments/payments';
import { createPaymentService } from './payments/paymentService';
import { createPost } from './post';
import { regionOf } from './site';
import { createWhatsApp } from './whatsApp';
import { confirmWithdrawal, sweepWithdrawals } from './withdrawals';

/** `smtps://<user>:<password>@<host>:465` */
const smtpUrl = defineSecret('SMTP_URL');
/** The private half of the key pair for push messages. */
const vapidKey = defineSecret('VAPID_KEY');
/** The secrets of shops with payments online. A secret that is defined has to exist. */
const payments = shop.payments && {
  ...shop.payments,
  key: defineSecret('PAYMENTS_KEY'),
  webhookSecret: defineSecret('PAYMENTS_WEBHOOK_SECRET'),
};

/** The secrets of shops with WhatsApp. */
const whatsApp = shop.functions?.whatsapp && {
  token: defineSecret('WHATSAPP_TOKEN'),
  appSecret: defineSecret('WHATSAPP_APP_SECRET'),
};

initializeApp();
setGlobalOptions({
  // A shop without `functions` deploys none.
  region: shop.functions && regionOf(shop.functions),
  maxInstances: 1,
  secrets: [
    smtpUrl,
    vapidKey,
    ...(payments ? [payments.key, payments.webhookSecret] : []),
    ...(whatsApp ? [whatsApp.token, whatsApp.appSecret] : []),
  ],
});

/** The option that repeats a failed event for a day. */
const trigger = <Path extends string>(document: Path) => ({ document, retry: true });
const post = () =>
  createPost(
    getFirestore(),
    smtpUrl.value(),
    vapidKey.value(),
    whatsApp && createWhatsApp(whatsApp.token.value()),
  );
const paymentService = () =>
  payments &&
  createPaymentService(payments, {
    key: payments.key.value(),
    webhookSecret: payments.webhookSecret.value(),
    project: projectID.value(),
  });

/** The age of a test request after which an answer would only confuse. */
const TEST_MS = 60_000;

const functionsFields = ['short', 'told', 'failedAt', 'updatesAt', 'returnedAt'];
/** Whether an event comes from the functions' own write. */
const isOwnWrite = ({ before, after }: Change<DocumentSnapshot>) =>
  functionsFields.some((field) => !isDeepStrictEqual(before.get(field), after.get(field)));

export const orderWritten = onDocumentWritten(trigger('orders/{id}'), async ({ data, params }) => {
  if (!data?.after.exists || isOwnWrite(data)) return;
  await followOrder(getFirestore(), params.id, post(), Date.now(), paymentService());
});

export const shopperClosed = onDocumentWritten(
  trigger('shoppers/{uid}'),
  async ({ data, params }) => {
    const closedAt = data?.after.get('closedAt') as Timestamp | undefined;
    const before = data?.before.get('closedAt') as Timestamp | undefined;
    if (isClosing(before?.toMillis(), closedAt?.toMillis())) {
      await forgetShopper(getFirestore(), params.uid);
    }
  },
);

export const deviceTested = onDocumentWritten(trigger('devices/{id}'), async ({ data, params }) => {
  const testAt = data?.after.get('testAt') as Timestamp | undefined;
  const before = data?.before.get('testAt') as Timestamp | undefined;
  if (!testAt || before?.isEqual(testAt)) return;
  if (Date.now() < testAt.toMillis() + TEST_MS) {
    const message = { title: words.testTitle, body: words.testBody, tag: 'test', path: '/login' };
    await post().push(message, params.id);
  }
});

/** Confirms a withdrawal, in shops whose market requires them. */
export const withdrawalDeclared =
  shop.market.withdrawal &&
  onDocumentCreated(trigger('withdrawals/{id}'), async ({ params }) => {
    await confirmWithdrawal(getFirestore(), params.id, post());
  });

/** Sends the emails that have waited since the day before: see `confirmWithdrawal`. */
export const withdrawalsSwept =
  shop.market.withdrawal &&
  onSchedule({ schedule: 'every 30 minutes', timeoutSeconds: 300 }, () =>
    sweepWithdrawals(getFirestore(), post()),
  );

/** Cancels unpaid orders, and finds payments without a webhook. */
export const paymentsSwept =
  payments &&
  onSchedule('every 15 minutes', async () => {
    const service = paymentService();
    if (service) await sweepPayments(getFirestore(), service);
  });

export const requests = onRequest(async (request, response) => {
  const { status, location, text } = await answerRequest(getFirestore(), request, {
    payments: paymentService(),
    whatsAppSecret: whatsApp?.appSecret.value(),
  });
  response.set('Cache-Control', 'no-store').status(status);
  if (location) response.set('Location', location);
  if (text) response.type('text/plain').send(text);
  else response.end();
});
