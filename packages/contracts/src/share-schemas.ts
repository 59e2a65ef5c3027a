import { boolean, object, string } from './fields.ts';
import { id } from './ids.ts';
import { SHARE_ID } from './share.ts';

export const shareInput = object({ id: id().required('missing'), allowRemix: boolean().required('missing') });
export const shareById = object({ id: string().required('missing').matches(SHARE_ID, 'not-an-id') });
