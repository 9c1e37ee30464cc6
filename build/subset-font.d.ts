declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: string; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
  export = subsetFont;
}
