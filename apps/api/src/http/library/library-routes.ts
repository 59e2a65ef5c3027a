import { fail, ok } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import { noInput } from '@kinora/contracts/identity-schemas';
import type { LibraryItem } from '@kinora/contracts/library';
import {
  creationById,
  foundChange,
  libraryChange,
  libraryCount,
  libraryQuery,
  newFolder,
  relativesInput,
  renamedFolder,
  zipSelection,
} from '@kinora/contracts/schemas';

import { libraryFiles, type LibraryFilesDeps, type OwnSelection } from '../../app/library/library-files.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import type { Library, LibraryRecord } from '../../domain/library/library.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { route } from '../route.ts';
import { shareLinkOf } from '../sharing/present-share.ts';

export interface LibraryRouteDeps extends LibraryFilesDeps {
  readonly library: Library;
  readonly present: (records: readonly CreationRecord[]) => Promise<Creation[]>;
  /** How many days the trash keeps what is put into it. */
  readonly trashDays: number;
  /** The address of this server. */
  readonly base: () => string;
  /** A signed address of these clips as one file. */
  readonly fileAddress: (selection: OwnSelection) => string;
}

const PAGE = 48;

async function presentItems(
  { base, present }: LibraryRouteDeps,
  found: readonly LibraryRecord[],
): Promise<LibraryItem[]> {
  const creations = await present(found.map(({ record }) => record));
  return creations.flatMap((creation, index) => {
    const own = found[index];
    if (!own) return [];
    const { favourite, folder, tags, removedAt } = own;
    const share = own.share && shareLinkOf(own.share, base());
    return [{ ...creation, favourite, folder, tags, removedAt, share }];
  });
}

function readingRoutes(deps: LibraryRouteDeps) {
  const { library, trashDays } = deps;
  return [
    route('searchLibrary', {
      access: 'member',
      schema: libraryQuery,
      handle: async ({ cursor, until, limit = PAGE, ...query }, visitor) => {
        const { items, next } = await library.search(memberIdOf(visitor), query, { cursor, until, limit });
        return ok({ items: await presentItems(deps, items), next });
      },
    }),
    route('libraryRelatives', {
      access: 'member',
      schema: relativesInput,
      handle: async ({ id, cursor, limit = PAGE }, visitor) => {
        const found = await library.relatives(memberIdOf(visitor), id, { cursor, limit });
        if (!found) return fail({ reason: 'unknown-creation' });
        const { items, next } = found.made;
        const ancestors = await presentItems(deps, found.ancestors);
        return ok({ ancestors, made: { items: await presentItems(deps, items), next } });
      },
    }),
    route('libraryOverview', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok({ ...(await library.overview(memberIdOf(visitor))), trashDays }),
    }),
    route('downloadLibrary', {
      access: 'member',
      schema: zipSelection,
      handle: async ({ ids }, visitor) => {
        const selection = { memberId: memberIdOf(visitor), ids };
        const found = await libraryFiles(deps, selection);
        if (found.ok) return ok({ url: deps.fileAddress(selection) });
        if (found.failure === 'plan-needed') return fail({ reason: 'not-allowed', details: { reason: 'plan-needed' } });
        return fail({ reason: found.failure });
      },
    }),
  ];
}

function changingRoutes({ library }: LibraryRouteDeps) {
  return [
    route('changeLibrary', {
      access: 'member',
      schema: libraryChange,
      handle: async (change, visitor) => {
        const result = await library.change(memberIdOf(visitor), change);
        return result.ok ? ok({ changed: result.value }) : fail({ reason: result.failure });
      },
    }),
    route('countLibrary', {
      access: 'member',
      schema: libraryCount,
      handle: async (query, visitor) => ok(await library.count(memberIdOf(visitor), query)),
    }),
    route('changeFound', {
      access: 'member',
      schema: foundChange,
      handle: async (change, visitor) => {
        const result = await library.changeFound(memberIdOf(visitor), change);
        return result.ok ? result : fail({ reason: result.failure });
      },
    }),
    route('emptyTrash', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok({ count: await library.emptyTrash(memberIdOf(visitor)) }),
    }),
  ];
}

function folderRoutes({ library }: LibraryRouteDeps) {
  return [
    route('createFolder', {
      access: 'member',
      schema: newFolder,
      handle: async ({ name }, visitor) => {
        const result = await library.createFolder(memberIdOf(visitor), name);
        return result.ok ? result : fail({ reason: result.failure });
      },
    }),
    route('renameFolder', {
      access: 'member',
      schema: renamedFolder,
      handle: async (folder, visitor) => {
        const result = await library.renameFolder(memberIdOf(visitor), folder);
        return result.ok ? result : fail({ reason: result.failure });
      },
    }),
    route('removeFolder', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) => {
        const result = await library.removeFolder(memberIdOf(visitor), id);
        return result.ok ? result : fail({ reason: result.failure });
      },
    }),
  ];
}

/** Every call around the library. */
export function libraryRoutes(deps: LibraryRouteDeps) {
  return [...readingRoutes(deps), ...changingRoutes(deps), ...folderRoutes(deps)];
}
