import type { Rejection } from '../app/createAppAsyncThunk';

/** Shows a refusal as `String()` shows the service's own error: `FirebaseError: Firebase: …`. */
export function alertRejection(rejection: unknown) {
  const { name, message } = rejection as Rejection;
  window.alert(`${name}: ${message}`);
}
