import type { UploadUse } from '@kinora/contracts/uploads';

import type { Kept } from '../column-types.ts';

/** Written by the functions of uploads alone. */
export interface UploadTable {
  id: Kept<string>;
  member_id: Kept<string>;
  name: Kept<string>;
  bytes: Kept<number>;
  use: Kept<UploadUse>;
  received: Kept<number>;
  state: Kept<'receiving' | 'checking' | 'ready' | 'refused'>;
  asset_id: Kept<string | null>;
  refusal: Kept<object | null>;
  lock_token: Kept<string | null>;
  lock_until: Kept<number | null>;
  is_lock_wanted: Kept<boolean>;
  created_at: Kept<number>;
  touched_at: Kept<number>;
  removed_at: Kept<number | null>;
}

export interface UploadPartTable {
  upload_id: Kept<string>;
  position: Kept<number>;
  bytes: Kept<number>;
  key: Kept<string>;
}

export interface CreationUploadTable {
  creation_id: Kept<string>;
  upload_id: Kept<string>;
}
