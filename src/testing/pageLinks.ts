import { shop } from '#shop/config';

/** Where a built page finds its icon and what else it links, as the build says. */
export const pageLinks = {
  paper: { light: '#fff', dark: '#000' },
  icon: `${shop.basePath}icon.svg`,
  touchIcon: '',
  manifest: '',
  sharePicture: '',
};
