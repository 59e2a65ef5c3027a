export { balanceAtom, confirmBalanceAtom, expectSpendAtom, refreshBalanceAtom } from './balance-atoms.ts';
export { closePricingAtom, openPricingAtom, pricingIntentAtom, type PricingIntent } from './pricing-intent-atoms.ts';
export { ReceiptLine, type ReceiptLineProps } from './receipt-line/receipt-line.tsx';
export { receiptStage, sumReceipts, type ReceiptStage } from './receipt-words.ts';
export { checkSpendAtom, shortageOf, type Shortage, type Spend, type SpendVerdict } from './spend-gate-atoms.ts';
export { TooFewCredits, type TooFewCreditsProps } from './too-few/too-few-credits.tsx';
