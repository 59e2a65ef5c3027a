import type { ByDefault, Json, Kept, Optional, OptionalTime, TimeByDefault } from '../column-types.ts';

export interface RouteTable {
  id: string;
  provider: string;
  base: Optional<string>;
  models: Json;
  sealed_key: Optional<Buffer>;
  source: 'environment' | 'member' | 'operator' | 'simulated';
  place: ByDefault<number>;
  parallel: number;
  per_second: number;
  micro_usd_a_day: number;
  next_call_at: TimeByDefault;
  misses: ByDefault<number>;
  away_until: OptionalTime;
  away_reason: Optional<string>;
  paused_at: OptionalTime;
  revision: ByDefault<number>;
  removed_at: OptionalTime;
  created_at: TimeByDefault;
  member_id: Optional<string>;
  starts_a_day: Optional<number>;
}

/** Written by the functions of routing alone. */
export interface OperationTable {
  id: Kept<string>;
  creation_id: Kept<string>;
  route_id: Kept<string>;
  job_id: Kept<string>;
  token: Kept<string>;
  state: Kept<'cancelled' | 'done' | 'failed' | 'open' | 'starting' | 'uncertain'>;
  external: Kept<object | null>;
  micro_usd: Kept<number>;
  check_at: Kept<number | null>;
  checks: Kept<number>;
  misses: Kept<number>;
  reason: Kept<string | null>;
  detail: Kept<string | null>;
  started_at: Kept<number>;
  opened_at: Kept<number | null>;
  ready_at: Kept<number | null>;
  ended_at: Kept<number | null>;
}
