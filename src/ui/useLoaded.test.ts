/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, renderHook } from '@testing-library/react';
import { useLoaded } from './useLoaded';

describe('data that is loaded again', () => {
  it('stays there when a former load ends after it', async () => {
    let endFormer: (data: string[]) => void = () => undefined;
    const former = () => new Promise<string[]>((resolve) => (endFormer = resolve));
    const latest = () => Promise.resolve(['latest']);
    const { result, rerender } = renderHook(useLoaded<string[]>, { initialProps: former });
    await act(async () => {
      rerender(latest);
      await Promise.resolve();
    });
    await act(async () => {
      endFormer(['former']);
      await Promise.resolve();
    });
    expect(result.current.loaded).toEqual(['latest']);
  });
});
