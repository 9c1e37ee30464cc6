import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';

export const announcementSlice = createSlice({
  name: 'announcement',
  initialState: { sentence: '', count: 0 },
  reducers: {
    /** Makes screen readers say a sentence now, even if it is the same as the last one. */
    announce(state, { payload }: PayloadAction<string>) {
      state.sentence = payload;
      state.count += 1;
    },
    /** Empties the live region, unless it already says something else. */
    withdraw(state, { payload }: PayloadAction<string>) {
      if (state.sentence === payload) state.sentence = '';
    },
  },
  selectors: { selectAnnouncement: (state) => state },
});

export const { announce, withdraw } = announcementSlice.actions;
export const { selectAnnouncement } = announcementSlice.selectors;

/**
 * Announces to screen readers from a component. The results of actions are announced by listeners.
 * The function returns another that withdraws the sentence once it is no longer true, like “Loading…”.
 */
export function useAnnounce() {
  const dispatch = useAppDispatch();
  return useCallback(
    (sentence: string) => {
      dispatch(announce(sentence));
      return () => {
        dispatch(withdraw(sentence));
      };
    },
    [dispatch],
  );
}

/**
 * Announces what is true only until something is mended. Each sentence withdraws the one before, an empty one does only
 * that, and so does the component's end.
 */
export function useProblemAnnouncement() {
  const announce = useAnnounce();
  const withdraw = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      withdraw.current?.();
    },
    [],
  );
  return useCallback(
    (sentence: string) => {
      withdraw.current?.();
      withdraw.current = sentence ? announce(sentence) : undefined;
    },
    [announce],
  );
}

/** The shop's one live region, mounted from the start: screen readers ignore one that appears later. */
export function Announcer() {
  const { sentence, count } = useAppSelector(selectAnnouncement);
  return (
    <p className="visually-hidden" role="status">
      {/* Each sentence gets a new element, so that the same one is read out again. */}
      {sentence && <span key={count}>{sentence}</span>}
    </p>
  );
}
