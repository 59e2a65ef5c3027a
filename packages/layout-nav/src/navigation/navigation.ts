import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** What an entry may be marked with; `TAG_WORDS` says how it reads. */
export type EntryMark = 'Veo3.1' | 'Sora2' | 'new';

export interface NavigationEntry {
  /** Its name in the data layer. */
  readonly key: string;
  readonly label: MessageDescriptor;
  /** With a slash at both ends. */
  readonly path: string;
  readonly search?: string;
  readonly icon: ComponentType;
  readonly mark?: EntryMark;
}

export interface NavigationGroup {
  readonly key: string;
  readonly label?: MessageDescriptor;
  readonly entries: readonly NavigationEntry[];
}

/** The groups that remain when only entries with an existing route are kept. */
export function existingGroups(
  groups: readonly NavigationGroup[],
  routes: readonly string[],
): readonly NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ path }) => routes.includes(path)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** What an entry is marked with, and the season if it is the entry's. */
export const tagOf = <Season extends { readonly path: string }>({ mark, path }: NavigationEntry, season?: Season) => ({
  mark,
  season: season?.path === path ? season : undefined,
});

/** An entry is current when its path contains the first segment of the page's path (without a locale). */
export function isCurrentEntry({ path }: NavigationEntry, pathname: string): boolean {
  const first = pathname.split('/').find((segment) => segment !== '');
  return first !== undefined && path.includes(`/${first}/`);
}
