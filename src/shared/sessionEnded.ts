import { createAction } from '@reduxjs/toolkit';

/** The user has signed out or the session has expired: every slice drops what was theirs. */
export const sessionEnded = createAction('sessionEnded');
