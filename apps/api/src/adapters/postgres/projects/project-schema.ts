import type { ByDefault, Json, Optional, OptionalTime, TimeByDefault } from '../column-types.ts';

export interface ProjectTable {
  id: ByDefault<string>;
  member_id: string;
  name: string;
  document: Json;
  revision: ByDefault<number>;
  /** The id of a medium. */
  poster: Optional<string>;
  clips: number;
  ticks: number;
  created_at: TimeByDefault;
  updated_at: TimeByDefault;
  trashed_at: OptionalTime;
}

export interface ProjectEditTable {
  project_id: string;
  revision: number;
  edits: Json;
  created_at: TimeByDefault;
}

export interface ProjectSnapshotTable {
  project_id: string;
  revision: number;
  document: Json;
  created_at: TimeByDefault;
}

export interface ProjectMediaTable {
  project_id: string;
  media_id: string;
}
