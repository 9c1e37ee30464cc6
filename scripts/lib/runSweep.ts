import { demoProject } from '../../build/variables';
import { regionOf } from '../../functions/site';
import type { Functions } from '#shop/config';

/**
 * Runs the function that Firebase runs every 15 minutes; the emulators run none by the clock.
 *
 * @param port of the functions emulator
 * @returns whether it succeeded
 */
export async function runSweep(port: number, functions: Functions): Promise<boolean> {
  const trigger = `${demoProject}/triggers/${regionOf(functions)}-paymentsSwept-0`;
  const { ok } = await fetch(`http://127.0.0.1:${port}/functions/projects/${trigger}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  return ok;
}
