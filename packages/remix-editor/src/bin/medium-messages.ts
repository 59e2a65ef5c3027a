import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EditorMedium } from '../state/media-atoms.ts';

const KINDS: Readonly<Record<EditorMedium['kind'], MessageDescriptor>> = {
  video: msg`video`,
  audio: msg`sound`,
  image: msg`image`,
};

const MINUTE = 60;

/** "5.2 s", "3:08": how long a medium is; nothing for a picture. */
export function mediumLength({ duration }: Pick<EditorMedium, 'duration'>, i18n: I18n): string | undefined {
  if (duration === null) return undefined;
  const all = duration / TICKS_PER_SECOND;
  if (all >= MINUTE) {
    const whole = Math.floor(all);
    return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
  }
  const seconds = i18n.number(all, { maximumFractionDigits: 1 });
  return i18n._(msg`${seconds} s`);
}

interface Seen {
  readonly kind: EditorMedium['kind'];
  readonly isUsed: boolean;
}

/** "Add Calm sea, video, 5 s, on the timeline": all that a tile shows. */
export function mediumLabel(medium: EditorMedium, { kind, isUsed }: Seen, i18n: I18n): string {
  const { name } = medium;
  const preparing = medium.isPreparing === true ? [i18n._(msg`preparing`)] : [];
  const used = isUsed ? [i18n._(msg`on the timeline`)] : [];
  const parts = [i18n._(msg`Add ${name}`), i18n._(KINDS[kind]), mediumLength(medium, i18n), ...preparing, ...used];
  return parts.filter((part) => part !== undefined).join(', ');
}
