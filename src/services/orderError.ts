import type { OrderError, OrderReason } from './orderService';

export const orderError = (reason: OrderReason, message: string = reason): OrderError =>
  Object.assign(new Error(message), { reason });
