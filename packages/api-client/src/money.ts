export { readBalance } from './balance-calls.ts';
export {
  answerOrder,
  type ListedPrice,
  openOrder,
  type OrderRequest,
  readOrder,
  readPayments,
  readPrices,
} from './checkout-calls.ts';
export { exportCredits, readCreditHistory, readCredits } from './credit-calls.ts';
export {
  cancelPlan,
  changePlan,
  keepPlan,
  openPortal,
  type PlanChangeRequest,
  previewPlan,
  readPlan,
  turnPlan,
} from './plan-calls.ts';
