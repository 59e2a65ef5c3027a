import type { Indexer } from 'storybook/internal/types';

import { isBehaviour } from './is-behaviour.ts';

const tagsOf = (file: string, exportName: string) => [
  ...(file.includes('/packages/ui/') ? ['autodocs'] : []),
  ...(isBehaviour(exportName) ? ['behaviour'] : []),
];

/** Gives components of `ui` their page of documentation, and marks behaviours, so that the sidebar can leave them out. */
export const tagStories = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...tagsOf(file, entry.exportName)] }));
  },
});
