import { isOnThisMachine } from '../shared/isOnThisMachine';

/** A demo has its emulators only on the machine that serves it. */
export const isDemoElsewhere = process.env.AUTH_EMULATOR_URL && !isOnThisMachine();

export const hasDatabase = process.env.DATABASE === 'on' && !isDemoElsewhere;
