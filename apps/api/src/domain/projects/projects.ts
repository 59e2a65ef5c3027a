import type { Result } from '@kinora/contracts';
import type { ProjectShelf } from '@kinora/contracts/projects';
import type { Edit, Problem, Ticks, TimelineDocument } from '@kinora/contracts/timeline';

/** What a list shows of a document; it changes with the document, in the same transaction. */
interface ProjectFacts {
  readonly name: string;
  /** The medium whose poster stands for the project. */
  readonly poster: string | null;
  readonly clips: number;
  readonly ticks: Ticks;
}

/** A project without its document. Times are epoch milliseconds. */
export interface ProjectRecord extends ProjectFacts {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: number;
  readonly trashedAt: number | null;
}

export interface KeptProject {
  readonly record: ProjectRecord;
  readonly document: TimelineDocument;
}

export interface ProjectRecords {
  readonly projects: readonly ProjectRecord[];
  readonly next: string | null;
}

/** A document with all that is kept beside it. */
export interface NewVersion {
  readonly document: TimelineDocument;
  /** The document as JSON: writing a long one takes as long as looking at it. */
  readonly text: string;
  readonly facts: ProjectFacts;
  /** Every medium it names. */
  readonly mediaIds: readonly string[];
}

/** A version that follows on revision `base` by these edits. */
export interface NextVersion extends NewVersion {
  readonly id: string;
  readonly base: number;
  readonly edits: readonly Edit[];
}

export interface ProjectsQuery {
  readonly shelf: ProjectShelf;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Why a call about a project is refused. */
export type ProjectProblem =
  | { readonly reason: 'unknown-project' | 'project-too-large' | 'too-many-projects' }
  | { readonly reason: 'revision-conflict'; readonly theirs: KeptProject }
  | { readonly reason: 'invalid-project'; readonly problems: readonly Problem[] };

export type ProjectProblemNamed<Reason extends ProjectProblem['reason']> = ProjectProblem & {
  readonly reason: Reason;
};

/** Every hundredth revision is kept whole. */
export const SNAPSHOT_EVERY = 100;

/**
 * Timelines of members. Nothing here reads or changes what is another's, and every method is one transaction. What lies
 * in the trash is unknown to all but `list`, `remove` and `restore`.
 */
export interface Projects {
  /** The last changed first; in the trash, what was put there last. An unknown cursor starts at the beginning. */
  list(memberId: string, request: ProjectsQuery): Promise<ProjectRecords>;
  /** Refused where its member has as many as may be, the trash included. */
  create(memberId: string, version: NewVersion): Promise<Result<ProjectRecord, 'too-many-projects'>>;
  find(memberId: string, id: string): Promise<KeptProject | undefined>;
  /** The edits that led to a revision; undefined where the log does not go back so far. */
  editsOf(memberId: string, id: string, revision: number): Promise<readonly Edit[] | undefined>;
  /** False where the project is not at `base` any more: then nothing is changed. */
  save(memberId: string, next: NextVersion): Promise<boolean>;
  /** False where there is none; one that lies in the trash stays as it is. */
  remove(memberId: string, id: string): Promise<boolean>;
  restore(memberId: string, id: string): Promise<boolean>;
  /** The projects that name each of these media. */
  using(memberId: string, mediaIds: readonly string[]): Promise<readonly MediumUsers[]>;
  /** Drops what lies in the trash since before this time (epoch milliseconds); how many. */
  letGo(before: number): Promise<number>;
}

export interface MediumUsers {
  readonly mediaId: string;
  /** By name. */
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}
