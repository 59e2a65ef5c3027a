import { unit } from '@kinora/vitest-config';

/** `ws` has a build for browsers, which the usual conditions prefer and which does nothing. */
const CONDITIONS = ['@kinora/source', 'module', 'node', 'development|production'];

export default { ...unit('video-providers'), ssr: { resolve: { conditions: CONDITIONS } } };
