export const galleryWords = {
  open: (pictures: number) =>
    pictures === 1 ? 'See the picture large' : `See all ${pictures} pictures large`,
  openOf: (label: string, title: string) => `${label}: ${title}`,
  enlarge: (title: string, number: number) => `Enlarge picture ${number}: ${title}`,
  pictures: (title: string) => `Pictures: ${title}`,
  place: (number: number, total: number) => `${number} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom in',
  close: 'Close pictures',
};
