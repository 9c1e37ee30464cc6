import { portFrom } from './ports';

/**
 * The Auth emulator of `npm start` and `npm run preview`.
 *
 * @param command what to type for another port
 */
export function demoAuth(command: string) {
  const port = portFrom('AUTH_EMULATOR_PORT', 9099);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    // By port: two emulators never share one, so they never overwrite each other's accounts.
    folder: `${process.env.EMULATOR_FOLDER || '.emulator'}/${port}`,
    holder: '`npm start`, `npm run preview` or another Firebase emulator',
    instead: `AUTH_EMULATOR_PORT=${port + 1} ${command}`,
  };
}
