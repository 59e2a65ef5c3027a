import type { MessageDescriptor } from '@lingui/core';

/** A page on which clips are made. */
export interface Tool {
  readonly path: `/${string}/`;
  readonly search?: `?${string}`;
  readonly title: MessageDescriptor;
  readonly detail: MessageDescriptor;
  /** The address of its picture. */
  readonly picture: string;
}
