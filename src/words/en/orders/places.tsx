/** Apart from the other texts of addresses, because what makes the security rules can read no JSX. */
export const placeWords = {
  /** What a state that is stored in English is called. */
  stateName: (state: string) => state,
};
