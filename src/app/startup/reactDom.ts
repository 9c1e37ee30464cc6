/** A module of our own: of React's, `import()` would copy the whole namespace. */
export { createRoot, hydrateRoot } from 'react-dom/client';
