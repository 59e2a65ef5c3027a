import type { ByDefault, Json, Kept, Time } from './column-types.ts';

export interface LaneTable {
  name: string;
  max_running: number;
  member_cap: number;
  virtual_time: ByDefault<number>;
}

export interface MemberLaneTable {
  member_id: Kept<string>;
  lane: Kept<string>;
  virtual_time: Kept<number>;
}

/** Written by the functions of the queue alone. */
export interface JobTable {
  id: Kept<string>;
  key: Kept<string>;
  lane: Kept<string>;
  member_id: Kept<string>;
  creation_id: Kept<string | null>;
  payload: Kept<object>;
  priority: Kept<number>;
  virtual_time: Kept<number>;
  state: Kept<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>;
  run_at: Kept<number>;
  attempt: Kept<number>;
  max_attempts: Kept<number>;
  lease_token: Kept<string | null>;
  lease_until: Kept<number | null>;
  worker: Kept<string | null>;
  cancel_requested: Kept<boolean>;
  error: Kept<string | null>;
  created_at: Kept<number>;
  started_at: Kept<number | null>;
  ended_at: Kept<number | null>;
  at_once: Kept<number | null>;
}

export interface ScheduleTable {
  name: string;
  lane: string;
  payload: Json;
  every_seconds: number;
  next_at: Time;
}
