export { createFirebaseAuthService } from '../services/firebase/firebaseAuthService';
export { createFirebaseGuests } from '../services/firebase/firebaseGuests';
export { forgetUser } from './forgetUser';
