/** It has no types of its own. */
declare module 'njre' {
  export function install(version: number, options: { installPath: string }): Promise<string>;
}
