import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the shop's one live region says: see `Announcer`. */
export const announcementSlice = createSlice({
  name: 'announcement',
  initialState: { sentence: '', count: 0 },
  reducers: {
    /** Has a sentence read out by screen readers, now; also when it is the same as the last one. */
    announce(state, { payload }: PayloadAction<string>) {
      state.sentence = payload;
      state.count += 1;
    },
    /** Empties the live region, unless it says something else by now. */
    withdraw(state, { payload }: PayloadAction<string>) {
      if (state.sentence === payload) state.sentence = '';
    },
  },
  selectors: { selectAnnouncement: (state) => state },
});

export const { announce, withdraw } = announcementSlice.actions;
export const { selectAnnouncement } = announcementSlice.selectors;
