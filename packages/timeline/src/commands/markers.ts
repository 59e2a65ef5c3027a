import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { refuse } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

export function addMarker(draft: Draft, { time, label, colour }: CommandNamed<'addMarker'>): Outcome {
  draft.putMarker(null, { id: draft.makeId(), time: floorToFrame(time, draft.rate), label, colour });
  return ok([]);
}

export function setMarker(draft: Draft, { id, time, label, colour }: CommandNamed<'setMarker'>): Outcome {
  const last = draft.base.markers.find((one) => one.id === id);
  if (!last) return refuse('unknown-id');
  const next = { ...last, label: label ?? last.label, colour: colour ?? last.colour };
  draft.putMarker(last, { ...next, time: time === undefined ? last.time : floorToFrame(time, draft.rate) });
  return ok([]);
}

export function removeMarker(draft: Draft, { id }: CommandNamed<'removeMarker'>): Outcome {
  const last = draft.base.markers.find((one) => one.id === id);
  if (!last) return refuse('unknown-id');
  draft.putMarker(last, null);
  return ok([]);
}
