import { createAction } from '@reduxjs/toolkit';

/** The signed-in user is gone: the store drops everything that was theirs alone. */
export const sessionEnded = createAction('sessionEnded');
