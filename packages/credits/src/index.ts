export { type Arrival, arrivalAtom, noteArrivalAtom } from './arrival-atoms.ts';
export { arrivalWords } from './arrival-words.ts';
export { balanceAtom, confirmBalanceAtom, isBalanceSureAtom, refreshBalanceAtom } from './balance-atoms.ts';
export { balanceNewsAtom, creditsMovedAtom, tellCreditsMovedAtom } from './balance-news-atoms.ts';
export { expectSpendAtom } from './expect-spend-atoms.ts';
export { FAILURE_WORDS, isNotCharged } from './failure-words.ts';
export { modelWords } from './model-words.ts';
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
export { type PurchaseFailure, purchaseWords } from './purchase-words.ts';
export { ReceiptLine, type ReceiptLineProps } from './receipt-line/receipt-line.tsx';
export { receiptStage, type ReceiptStage, sumReceipts } from './receipt-words.ts';
export { type Shortage, shortageOf } from './shortage.ts';
export { skuWords } from './sku-words.ts';
export { checkSpendAtom, type Spend, type SpendVerdict } from './spend-gate-atoms.ts';
export { TooFewCreditsPanel, type TooFewCreditsPanelProps } from './too-few/too-few-credits-panel.tsx';
