import { randomUUID } from 'node:crypto';

import { fail, ok } from '@kinora/contracts';
import { PROJECTS_MAX } from '@kinora/contracts/projects';
import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';

import type { ProjectRecord, Projects, ProjectsQuery } from '../../domain/projects/projects.ts';

interface Kept {
  readonly memberId: string;
  /** Of two that changed in the same millisecond, the later one. */
  turn: number;
  record: ProjectRecord;
  document: TimelineDocument;
  mediaIds: readonly string[];
  readonly log: Map<number, readonly Edit[]>;
}

type Shelf = Map<string, Kept>;

/** What was handed in or out may change; what is kept may not. */
const copied = <Value>(value: Value): Value => structuredClone(value);

function listed(shelf: Shelf, memberId: string, request: ProjectsQuery) {
  const all = [...shelf.values()]
    .filter((kept) => kept.memberId === memberId && (kept.record.trashedAt !== null) === (request.shelf === 'trash'))
    .toSorted((one, other) => other.turn - one.turn);
  const before = shelf.get(request.cursor ?? '')?.turn ?? Infinity;
  const found = all.filter(({ turn }) => turn < before);
  const shown = found.slice(0, request.limit).map(({ record }) => record);
  return { projects: shown, next: found.length > request.limit ? (shown.at(-1)?.id ?? null) : null };
}

type Changes = Pick<Projects, 'create' | 'letGo' | 'remove' | 'restore' | 'save'>;
type Own = (memberId: string, id: string) => Kept | undefined;

function changes(shelf: Shelf, own: Own, now: () => number): Changes {
  let turns = 0;
  const put = (memberId: string, id: string, isTrash: boolean) => {
    const kept = shelf.get(id);
    if (kept?.memberId !== memberId) return false;
    if ((kept.record.trashedAt !== null) === isTrash) return true;
    kept.record = { ...kept.record, trashedAt: isTrash ? now() : null };
    kept.turn = turns += 1;
    return true;
  };
  return {
    async create(memberId, { document, facts, mediaIds }) {
      if ([...shelf.values()].filter((kept) => kept.memberId === memberId).length >= PROJECTS_MAX) {
        return fail('too-many-projects');
      }
      const record = { id: randomUUID(), ...facts, revision: 0, updatedAt: now(), trashedAt: null };
      const kept = { memberId, record, document: copied(document), mediaIds, log: new Map<number, readonly Edit[]>() };
      shelf.set(record.id, { ...kept, turn: (turns += 1) });
      return ok(record);
    },
    async save(memberId, { id, base, document, edits, facts, mediaIds }) {
      const kept = own(memberId, id);
      if (kept?.record.revision !== base) return false;
      kept.record = { ...kept.record, ...facts, revision: base + 1, updatedAt: now() };
      Object.assign(kept, { document: copied(document), mediaIds, turn: (turns += 1) });
      kept.log.set(base + 1, copied(edits));
      return true;
    },
    remove: async (memberId, id) => put(memberId, id, true),
    restore: async (memberId, id) => put(memberId, id, false),
    async letGo(before) {
      const old = [...shelf.values()].filter(({ record }) => (record.trashedAt ?? Infinity) < before);
      for (const { record } of old) shelf.delete(record.id);
      return old.length;
    },
  };
}

/** Timelines of members, for tests. */
export function createMemoryProjects(now: () => number): Projects {
  const shelf: Shelf = new Map();
  const own: Own = (memberId, id) => {
    const kept = shelf.get(id);
    return kept?.memberId === memberId && kept.record.trashedAt === null ? kept : undefined;
  };
  return {
    list: async (memberId, request) => listed(shelf, memberId, request),
    async find(memberId, id) {
      const kept = own(memberId, id);
      return kept && { record: kept.record, document: copied(kept.document) };
    },
    editsOf: async (memberId, id, revision) => copied(own(memberId, id)?.log.get(revision)),
    async using(memberId, mediaIds) {
      const mine = [...shelf.values()].filter(({ record }) => own(memberId, record.id));
      const named = mine.toSorted((one, other) => one.record.name.localeCompare(other.record.name, 'en'));
      return [...new Set(mediaIds)].toSorted().flatMap((mediaId) => {
        const projects = named
          .filter((kept) => kept.mediaIds.includes(mediaId))
          .map(({ record: { id, name } }) => ({ id, name }));
        return projects.length > 0 ? [{ mediaId, projects }] : [];
      });
    },
    ...changes(shelf, own, now),
  };
}
