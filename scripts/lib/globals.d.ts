/** The package has no types. */
declare module 'njre' {
  export function install(version: number, options: { installPath: string }): Promise<string>;
}
