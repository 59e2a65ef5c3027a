import type { Season } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

interface NamedSeason extends Season {
  readonly label: MessageDescriptor;
}

export interface NavigationEntry {
  /** Its name in the data layer. */
  readonly key: string;
  readonly label: MessageDescriptor;
  /** With a slash at both ends. */
  readonly path: string;
  readonly search?: string;
  readonly icon: ComponentType;
  /** A model's name, the same in every language. */
  readonly tag?: string;
  readonly season?: NamedSeason;
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

/** An entry is current when its path contains the first segment of the page's path (without a locale). */
export function isCurrentEntry({ path }: NavigationEntry, pathname: string): boolean {
  const first = pathname.split('/').find((segment) => segment !== '');
  return first !== undefined && path.includes(`/${first}/`);
}
