export const galleryWords = {
  enlarge: (title: string, number: number) => `Enlarge picture ${number}: ${title}`,
  show: (number: number) => `Show picture ${number}`,
  pictures: (title: string) => `Pictures: ${title}`,
  place: (number: number, total: number) => `${number} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom in',
  close: 'Close pictures',
};
