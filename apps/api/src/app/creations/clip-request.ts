import { fail, ok, type Result } from '@kinora/contracts';
import { checkInput, findMode, findModel, priceOf, type Mode } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';

import { clipMeasure, filesMeasure } from '../../domain/creations/clip-scene.ts';
import type { CheckedRequest, ClipRequestInput, RequestDeps, RequestProblem, Routing } from './checked-request.ts';
import { checkEffect } from './effect-request.ts';
import { filesOf } from './files-of.ts';
import { withSeed } from './with-seed.ts';

const PERCENT = 100;
/** Modes whose words are drawn. */
const OF_WORDS: readonly Mode[] = ['text', 'reference'];

/** Frames for our own engine, percent for a maker; or why the text cannot be drawn. */
function totalOf(
  { isEngine }: Routing,
  { mode, input }: Pick<ClipRequestInput, 'input' | 'mode'>,
): Result<number, RequestProblem> {
  if (!isEngine) return ok(PERCENT);
  const { frames, unsupportedScript: script } = OF_WORDS.includes(mode) ? clipMeasure(input) : filesMeasure(input);
  if (script !== null) return fail({ reason: 'content-refused', details: { reason: 'script-without-font', script } });
  return ok(frames);
}

/** A video of which nothing is asked but a size is enlarged, where its model can do that. */
function withUpscale({ model, mode, input }: ClipRequestInput): CreationInput {
  const { style, pace, air, prompt = '' } = input;
  const isBare = [style, pace, air].every((one) => one === undefined) && prompt.trim() === '';
  const canUpscale = mode === 'video' && findMode(model, mode)?.parameters.style?.includes('upscale') === true;
  return isBare && canUpscale ? { ...input, style: 'upscale' } : input;
}

/** Checks a request against the catalogue or its recipe, the routes of this server and what the engine can draw. */
export function checkRequest(
  { model, mode, input }: ClipRequestInput,
  { gpuCredits, routed, random }: RequestDeps,
): Result<CheckedRequest, RequestProblem> {
  if (mode === 'effect') return checkEffect({ model, input }, { routed, random });
  const checked = checkInput(model, mode, withUpscale({ model, mode, input }));
  if (!checked.ok) return fail({ reason: 'invalid', details: { fields: checked.failure } });
  if (findModel(model)?.lifecycle === 'retired') return fail({ reason: 'not-allowed', details: { reason: 'closed' } });
  const routing = routed(model, mode);
  if (routing === undefined) return fail({ reason: 'not-allowed', details: { reason: 'no-route' } });
  const complete = withSeed(checked.value.input, checked.value.mode.seedMax, random);
  const lacking = routing.lacks?.(complete);
  if (lacking !== undefined) return fail({ reason: 'invalid', details: { fields: lacking } });
  const total = totalOf(routing, { mode, input: complete });
  if (!total.ok) return total;
  const price = priceOf(checked.value.mode, checked.value.choices, gpuCredits);
  return ok({
    model,
    mode,
    input: complete,
    files: filesOf(complete),
    price,
    route: routing.kind,
    lane: model,
    total: total.value,
  });
}
