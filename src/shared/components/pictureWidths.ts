/** The widths, in pixels, that the build makes of each photograph, up to the photograph's own. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2000];
