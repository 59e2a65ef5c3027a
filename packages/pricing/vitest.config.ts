import { unit } from '@kinora/vitest-config';

export default unit('pricing', { hasDocument: true });
