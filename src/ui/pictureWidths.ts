/** The widths, in pixels, that the build scales each photograph to, up to its own width. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2000];
