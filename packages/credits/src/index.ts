export { type Arrival, arrivalAtom, noteArrivalAtom } from './arrival-atoms.ts';
export { arrivalWords } from './arrival-messages.ts';
export { balanceAtom, confirmBalanceAtom, isBalanceSureAtom, refreshBalanceAtom } from './balance-atoms.ts';
export { balanceNewsAtom, creditsMovedAtom, tellCreditsMovedAtom } from './balance-news-atoms.ts';
export { expectSpendAtom } from './expect-spend-atoms.ts';
export { FAILURE_WORDS, isNotCharged } from './failure-messages.ts';
export { modelWords } from './model-messages.ts';
export { closePricingAtom, isOnSaleAtom, offerPlansAtom } from './offer-plans-atoms.ts';
export {
  cancelPlanAtom,
  changePlanAtom,
  keepPlanAtom,
  livePlanAtom,
  loadPlanAtom,
  planAtom,
  rightsAtom,
  turnPlanAtom,
} from './plan-atoms.ts';
export { effectNeeds, type PlanNeed, planNeeds, type WantedClips, type WantedEffect } from './plan-need.ts';
export { priceParts, priceText } from './price-text.ts';
export { openPricingAtom, type PricingIntent, pricingIntentAtom, type PricingReason } from './pricing-intent-atoms.ts';
export { type PurchaseFailure, purchaseWords } from './purchase-messages.ts';
export { ReceiptLine, type ReceiptLineProps } from './receipt-line/receipt-line.tsx';
export { receiptState, type ReceiptState, sumReceipts } from './receipt-state.ts';
export { type Shortage, shortageOf } from './shortage.ts';
export { skuWords } from './sku-messages.ts';
export { checkSpendAtom, type Spend, type SpendVerdict } from './spend-gate-atoms.ts';
export { TooFewCreditsPanel, type TooFewCreditsPanelProps } from './too-few/too-few-credits-panel.tsx';
