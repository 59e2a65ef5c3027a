export { conformsToVideoProvider } from './conformance/engine-conformance.ts';
export type { RemoteUnderTest } from './conformance/remote-bench.ts';
export { conformsToRemoteProvider } from './conformance/remote-conformance.ts';
