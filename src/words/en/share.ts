export const shareWords = {
  share: 'Share',
  shareOf: (title: string) => `Share: ${title}`,
  copied: 'Link copied',
  /** The label of the address, if the browser couldn't copy it. */
  copyThis: 'Copy this link:',
};
