/** A module of our own: from React's, webpack would copy the whole namespace for `startInTasks`. */
export { createRoot, hydrateRoot } from 'react-dom/client';
