import type { OpenProject, ProjectVersion, SavedEdits } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { applyEdit } from '@kinora/timeline';
import { aDocument } from '@kinora/timeline/fixtures';

/** A project as the server lists it. */
export const aProjectCard = (change: Partial<OpenProject['project']> = {}): OpenProject['project'] => ({
  id: 'p1',
  name: 'A fox in the snow',
  poster: null,
  revision: 1,
  updatedAt: 1_700_000_000_000,
  trashedAt: null,
  seconds: 12,
  clips: 3,
  ...change,
});

/** A server that holds one project and saves as the real one does. `say` answers the next attempts otherwise. */
export function projectServer(document: TimelineDocument = aDocument(), more: FakeAnswers = {}) {
  let held: ProjectVersion = { document, revision: 1 };
  let last: SavedEdits | null = null;
  const answers: ('lost' | 'offline' | 500)[] = [];
  let isDown = false;

  function save(saved: SavedEdits) {
    const { base, edits } = saved;
    if (last?.base === base && JSON.stringify(last.edits) === JSON.stringify(edits)) return { revision: base + 1 };
    if (base !== held.revision) return null;
    last = saved;
    held = { document: edits.reduce(applyEdit, held.document), revision: base + 1 };
    return { revision: held.revision };
  }

  const api = fakeApi({
    readProject: () =>
      isDown
        ? { offline: true }
        : { data: { ...held, project: aProjectCard({ revision: held.revision }), media: {}, missing: [] } },
    saveEdits: (saved) => {
      const answer = isDown ? 'offline' : answers.shift();
      if (answer === 'offline') return { offline: true };
      if (answer === 500) return { code: 500 };
      const data = save(saved);
      if (answer === 'lost') return { offline: true };
      return data ? { data } : { refuse: 'revision-conflict', details: { theirs: held } };
    },
    ...more,
  });
  return {
    api,
    held: () => held,
    say: (...next: readonly ('lost' | 'offline' | 500)[]) => void answers.push(...next),
    setDown: (isNow: boolean) => {
      isDown = isNow;
    },
    /** Another device saves. */
    overtake: (name: string) => {
      held = { document: { ...held.document, name }, revision: held.revision + 1 };
    },
  };
}
