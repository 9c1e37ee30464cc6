import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services/services';

/** What an action has done to the state, and what follows from it can be done with. */
export interface Change<State> {
  before: State;
  after: State;
  dispatch: Dispatch;
  services: Services;
}

/** Is called after every action, at once. */
export type Listener<State> = (action: UnknownAction, change: Change<State>) => void;
