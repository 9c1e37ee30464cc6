const shapes = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 5.2 5.2M7.5 10.5h6m-3-3v6',
  close: 'M6 6l12 12M18 6 6 18',
};

interface GalleryButtonProps {
  shape: keyof typeof shapes;
  label: string;
  isPressed?: boolean;
  onPress: () => void;
}

export function GalleryButton({ shape, label, isPressed, onPress }: GalleryButtonProps) {
  return (
    <button
      type="button"
      className={`gallery-button gallery-${shape}`}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}
