import { findFirestoreEmulator } from './firestoreEmulator';

/** Writes a document of the demo project as somebody does in the console; without `fields`, deletes it. */
export async function setDocument(path: string, fields?: object) {
  const address = `v1/projects/demo-haat/databases/(default)/documents/${path}`;
  const response = await fetch(new URL(address, findFirestoreEmulator()), {
    method: fields ? 'PATCH' : 'DELETE',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: fields && JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(await response.text());
}
