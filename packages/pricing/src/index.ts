export { PricingHost } from './host/pricing-host-panel.tsx';
