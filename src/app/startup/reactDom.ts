/** Re-exports what the shop uses, because `import()` of React's own module copies its whole namespace. */
export { createRoot, hydrateRoot } from 'react-dom/client';
