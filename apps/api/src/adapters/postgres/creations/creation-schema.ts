import type { ByDefault, Kept, Optional, OptionalTime, Time, TimeByDefault } from '../column-types.ts';

export interface AssetTable {
  id: ByDefault<string>;
  kind: 'upload' | 'clip' | 'poster' | 'sprite' | 'preview' | 'export' | 'master' | 'proxy' | 'peaks' | 'photo';
  owner: string;
  source: string;
  derived_from: Optional<string>;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  /** Media type as probed. */
  type: string;
  width: Optional<number>;
  height: Optional<number>;
  seconds: Optional<number>;
  has_sound: Optional<boolean>;
  /** Frames a second, as a fraction. */
  rate_num: Optional<number>;
  rate_den: Optional<number>;
  visibility: ByDefault<'private' | 'link' | 'public'>;
  storage_key: string;
  created_at: TimeByDefault;
  removed_at: OptionalTime;
}

export interface BatchTable {
  id: Kept<string>;
  member_id: Kept<string>;
  count: Kept<number>;
  created_at: Kept<number>;
  unseen_end_at: Kept<number | null>;
  mailed_at: Kept<number | null>;
}

export interface ReaderTable {
  id: string;
  member_id: string;
  until: Time;
}

type State = 'waiting' | 'running' | 'ready' | 'declined' | 'failed' | 'cancelled' | 'expired';

/** Written by the functions of creations alone. */
export interface CreationTable {
  id: Kept<string>;
  member_id: Kept<string>;
  batch_id: Kept<string>;
  /** Which of its batch it is, from 0. */
  place: Kept<number>;
  model: Kept<string>;
  mode: Kept<string>;
  input: Kept<object>;
  input_version: Kept<number>;
  state: Kept<State>;
  phase: Kept<string | null>;
  done: Kept<number | null>;
  total: Kept<number | null>;
  attempt: Kept<number>;
  route: Kept<string>;
  price: Kept<number>;
  hold_id: Kept<string | null>;
  result_asset: Kept<string | null>;
  failure: Kept<string | null>;
  is_retryable: Kept<boolean | null>;
  failure_code: Kept<string | null>;
  failure_reference: Kept<string | null>;
  parents: Kept<readonly string[]>;
  version: Kept<number>;
  created_at: Kept<number>;
  expires_at: Kept<number>;
  started_at: Kept<number | null>;
  ended_at: Kept<number | null>;
  told_at: Kept<number | null>;
  told_p50: Kept<number | null>;
  told_p90: Kept<number | null>;
  removed_at: Kept<number | null>;
  shelf: Kept<'progress' | 'ready' | 'failed'>;
  search: Kept<string>;
  is_favourite: ByDefault<boolean>;
  folder_id: Optional<string>;
  tags: ByDefault<readonly string[]>;
  erased_at: Kept<number | null>;
  is_trial: Kept<boolean>;
  keeps_mark: Kept<boolean>;
  own_route: Kept<string | null>;
}

export interface TrialTable {
  member_id: Kept<string>;
  effect: Kept<string>;
  day: Kept<string>;
  place: Kept<number>;
  creation_id: Kept<string>;
}

export interface FolderTable {
  id: ByDefault<string>;
  member_id: string;
  name: string;
  created_at: TimeByDefault;
}

export interface ShareTable {
  id: string;
  creation_id: string;
  member_id: string;
  allow_remix: boolean;
  created_at: TimeByDefault;
}

export interface CreationEventTable {
  id: Kept<number>;
  transaction_id: Kept<string>;
  creation_id: Kept<string>;
  member_id: Kept<string>;
  version: Kept<number>;
  state: Kept<State>;
  phase: Kept<string | null>;
  done: Kept<number | null>;
  total: Kept<number | null>;
  created_at: Kept<number>;
}

export interface IdempotencyTable {
  member_id: Kept<string>;
  key: Kept<string>;
  body_hash: Kept<string>;
  answer: Kept<object | null>;
  created_at: Kept<number>;
}

/** Written by the functions of creations alone. */
export interface CreationTimelineTable {
  creation_id: Kept<string>;
  work: Kept<object>;
}
