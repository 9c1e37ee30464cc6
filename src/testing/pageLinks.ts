import { shop } from '#shop/config';

/** The addresses of a built page's icon and other links, as the build passes them. */
export const pageLinks = {
  paper: { light: '#fff', dark: '#000' },
  icon: `${shop.basePath}icon.svg`,
  touchIcon: '',
  manifest: '',
  sharePicture: '',
};
