import { unit } from '@kinora/vitest-config';

export default unit('video-providers', { isServer: true });
