const shapes = {
  basket:
    'M3 9h18l-2 10.2A2.2 2.2 0 0 1 16.8 21H7.2A2.2 2.2 0 0 1 5 19.2ZM7.5 9 11 3m5.5 6L13 3M9.5 13v4m5-4v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  star: 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z',
};

/** A drawing that screen readers skip: a text beside it or a label says what it means. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
