import { unit } from '@kinora/vitest-config';

export default unit('effects', { hasDocument: true });
