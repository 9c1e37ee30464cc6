import type { Rejection } from '../../shared/createAppAsyncThunk';

/** Alerts a rejection as `String()` gives the service's own error: `FirebaseError: Firebase: …`. */
export function alertRejection(rejection: unknown) {
  const { name, message } = rejection as Rejection;
  window.alert(`${name}: ${message}`);
}
