import { createAction } from '@reduxjs/toolkit';

/** The user has signed out, the session has expired or the guest was removed: every slice drops what was theirs. */
export const sessionEnded = createAction('sessionEnded');

/** The user with this uid has signed in where nobody was: a guest may have ordered here before. */
export const sessionStarted = createAction<string | undefined>('sessionStarted');
