declare module 'es-check' {
  export function runChecks(
    configurations: object[],
    options: object,
  ): { errors: { file: string; err: Error }[] };
}
