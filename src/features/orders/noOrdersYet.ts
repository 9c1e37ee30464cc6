const cantOrder = 'Orders can’t be placed in this shop yet';

/** Where the shop takes no orders: to whoever wants to place one, and to whoever looks for theirs. */
export const noOrdersYet = `${cantOrder}.`;
export const noOrdersToShow = `${cantOrder}, so there are none to show or to return.`;
