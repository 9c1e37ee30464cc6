import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
