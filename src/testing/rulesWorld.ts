import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { writeSampleRules } from '../../build/shopRules';
import { findFirestoreEmulator } from './firestoreEmulator';

// The types of both SDKs differ, the objects do not.
const databaseOf = (context: { firestore: () => unknown }) => context.firestore() as Firestore;

/** A project of the Firestore emulator with the rules of the sample shop, and those who come to it. */
export async function openRulesWorld(projectId: string) {
  setLogLevel('silent');
  const { hostname, port } = findFirestoreEmulator();
  const rules = writeSampleRules();
  const firestore = { host: hostname, port: Number(port), rules };
  const project: RulesTestEnvironment = await initializeTestEnvironment({ projectId, firestore });
  // Held open: each opening takes longer than what is done in it.
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const administrator = await new Promise<Firestore>((resolve, reject) => {
    project
      .withSecurityRulesDisabled((context) => {
        resolve(databaseOf(context));
        return closed;
      })
      .catch(reject);
  });
  return {
    project,
    shopper: databaseOf(project.authenticatedContext('asha')),
    /** The shopper, who signed in at this time; milliseconds. The others did so in 1970. */
    shopperSince: (time: number) =>
      databaseOf(project.authenticatedContext('asha', { auth_time: Math.floor(time / 1000) })),
    stranger: databaseOf(project.authenticatedContext('ravi')),
    merchant: databaseOf(project.authenticatedContext('meera')),
    nobody: databaseOf(project.unauthenticatedContext()),
    /** Does what no rule allows. */
    arrange: (work: (database: Firestore) => Promise<unknown>) => work(administrator),
    end: () => {
      close();
      return project.cleanup();
    },
  };
}

export type RulesWorld = Awaited<ReturnType<typeof openRulesWorld>>;
