/** Where a postal code is; a part that isn't certain is empty. */
export interface Place {
  state: string;
  city: string;
}
