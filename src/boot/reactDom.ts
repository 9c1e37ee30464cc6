/** In a module of ours: webpack would copy the namespace of React's own for `startInTasks`. */
export { createRoot, hydrateRoot } from 'react-dom/client';
