/** What runs on Firebase's servers for a shop with a `sender`: emails, push messages and stock. */
import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { shop } from '../src/config';
import { regionOf } from './region';
import { smtpUrl, vapidKey } from './secrets';

initializeApp();
setGlobalOptions({
  // A shop without a sender deploys none.
  region: shop.sender && regionOf(shop.sender),
  maxInstances: 1,
  secrets: [smtpUrl, vapidKey],
});

/** A failed event comes again, for a day. */
const trigger = (document: string) => ({ document, retry: true });

export const orderWritten = onDocumentWritten(trigger('orders/{id}'), () => undefined);
export const shopperClosed = onDocumentWritten(trigger('shoppers/{uid}'), () => undefined);
export const deviceTested = onDocumentWritten(trigger('devices/{id}'), () => undefined);

export const sender = onRequest((_request, response) => {
  response.sendStatus(404);
});
