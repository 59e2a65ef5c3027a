import { MARKER_COLOURS, type Marker, type MarkerColour } from '@kinora/contracts/timeline';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { KEY_TABLE } from '../../keys/key-table.data.ts';
import { commandEntry, doable, type MenuEntry, type MenuState } from './menu-entry.ts';

const COLOUR_WORDS: Readonly<Record<MarkerColour, MessageDescriptor>> = {
  lamp: msg`Amber`,
  teal: msg`Teal`,
  rose: msg`Rose`,
  violet: msg`Violet`,
  green: msg`Green`,
  red: msg`Red`,
};

/** What can be done with a marker. */
export function markerEntries(state: MenuState, { id, time, colour }: Marker): readonly (readonly MenuEntry[])[] {
  const { playhead } = state;
  const name = { label: msg`Rename marker`, chord: KEY_TABLE.rename.keys[0] } as const;
  return [
    [
      { ...name, act: { kind: 'name-marker', markerId: id } },
      ...(playhead === time ? [] : doable(state, msg`Move to playhead`, { op: 'setMarker', id, time: playhead })),
      commandEntry(msg`Remove marker`, { op: 'removeMarker', id }, KEY_TABLE.lift.keys[0]),
    ],
    MARKER_COLOURS.flatMap((other) =>
      other === colour ? [] : commandEntry(COLOUR_WORDS[other], { op: 'setMarker', id, colour: other }),
    ),
  ];
}
