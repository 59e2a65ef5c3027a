import { GPU_CREDITS } from '@kinora/contracts';
import {
  CATALOGUE,
  checkInput,
  combinationsOf,
  findMode,
  PAGE_MODES,
  pageKindOf,
  parametersOf,
  priceOf,
  slotsOf,
  inputWith,
  type CatalogueMode,
  type CatalogueModel,
  type Choices,
} from '@kinora/contracts/catalogue';
import type { CreationInput, KeyProvider } from '@kinora/contracts/creations';
import { expectedPriceOf } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { applyFragment } from '../draft/apply-fragment.ts';
import { costOf, draftLike, freshDraft, type Asked } from '../draft/draft.ts';
import { chosenOf } from './fitting-choices.ts';
import { hasOthers } from './has-others.ts';
import type { ModelsHere } from './models-here.ts';
import { offerHref } from './offer-href.ts';
import { byPrice, finalsFor, finalsOfFrame, offersFor, type Offer } from './offers.ts';

const ROUTES = CATALOGUE.map(({ slug, modes }) => ({ model: slug, modes: modes.map(({ mode }) => mode) }));
const offered: ModelsHere['offered'] = ({ model, mode }) => findMode(model, mode);
const keyOf = () => null;
const EVERYWHERE: ModelsHere = { routes: ROUTES, gpuCredits: GPU_CREDITS, localLines: 1080, keyOf, offered };
const hereWith = (more: Partial<ModelsHere>): ModelsHere => ({ ...EVERYWHERE, ...more });
const routesTo = (...slugs: readonly string[]) => ROUTES.filter(({ model }) => slugs.includes(model));
const KEYS: Readonly<Record<string, KeyProvider>> = { 'pixverse-4-5': 'pixverse' };
const onlyHere = (...slugs: readonly string[]) => hereWith({ routes: routesTo(...slugs) });
const PAGES = { text: '/t/', image: '/i/', video: '/v/', effect: (id: string) => `/e/${id}/` };

/** A clip of a mode with these choices, with all the files that it takes. */
function askedOf({ slug }: CatalogueModel, mode: CatalogueMode, choices: Choices): Asked {
  const files = inputWith(Object.fromEntries(slotsOf(mode).map((slot) => [slot, `upload-${slot}`])));
  const words = { prompt: 'a fox', ...(mode.negativeMax !== null && { negative: 'birds' }) };
  const more = { ...(mode.takesPart && { from: 2 }), ...(mode.seedMax !== null && { seed: 7 }) };
  const crops = mode.takesCrops && { crops: { first: { x: 0.5, y: 0.2, zoom: 1.5 } } };
  const input = { ...(choices as CreationInput), ...words, ...files, ...more, ...crops };
  return { model: slug, mode: mode.mode, input };
}

const sources = CATALOGUE.flatMap((model) => model.modes.map((mode) => ({ model, mode })));
const named = sources.map((one) => [`${one.model.slug} ${one.mode.mode}`, one] as const);

const choicesIn = ({ model, mode, input }: Offer['asked']): Choices => {
  const target = findMode(model, mode);
  return Object.fromEntries((target ? parametersOf(target) : []).map(([name]) => [name, input[name]])) as Choices;
};

/** The draft that the link of an offer opens on its page. */
function openedBy(offer: Offer) {
  const kind = pageKindOf(offer.asked.mode);
  const before = { ...freshDraft(PAGE_MODES[kind][0], 3), count: 4 };
  return applyFragment(before, offerHref(offer, PAGES)?.split('#')[1] ?? '', PAGE_MODES[kind]);
}

const textClip = (model: string, input: CreationInput = {}): Asked => ({
  model,
  mode: 'text',
  input: { prompt: 'a fox', ...input },
});

describe.each(named)('what other models would make of a clip of %s', (_name, { model, mode }) => {
  const clips = combinationsOf(mode).map((choices) => askedOf(model, mode, choices));
  const all = clips.flatMap((asked) => offersFor(asked, EVERYWHERE).map((offer) => ({ asked, offer })));

  it('is never made by itself, by a model that is closed, or by one without a route', () => {
    const models = new Set(all.map(({ offer }) => offer.asked.model));
    expect([...models].filter((slug) => [model.slug, 'google-veo-3', 'sora-2'].includes(slug))).toEqual([]);
    expect(clips.flatMap((asked) => offersFor(asked, onlyHere(model.slug)))).toEqual([]);
  });

  it('costs what the form says that the link opens, and the table of the makers', () => {
    for (const { offer } of all) {
      const { asked, price } = offer;
      expect(price).toBe(expectedPriceOf(asked.model, asked.mode, choicesIn(offer.asked)));
      expect(costOf(openedBy(offer), GPU_CREDITS)).toEqual({ each: price, total: price });
      const here = draftLike(freshDraft(asked.mode, 3), asked, [asked.mode]);
      expect(costOf(here, GPU_CREDITS).each).toBe(price);
    }
  });

  it('is taken by the other model as it is, and by the form of the link', () => {
    for (const { offer } of all) {
      const { model: slug, mode: other, input } = offer.asked;
      expect(checkInput(slug, other, input)).toMatchObject({ ok: true });
      expect(openedBy(offer)).toMatchObject({
        model: slug,
        mode: other,
        choices: choicesIn(offer.asked),
        prompt: 'a fox',
      });
    }
  });

  it('has every choice that both models have, or says that it is lost', () => {
    const silent = all.flatMap(({ asked, offer }) => {
      const told = offer.lost.flatMap((loss) => ('name' in loss ? [loss.name] : []));
      const other = findMode(offer.asked.model, offer.asked.mode);
      return (['seconds', 'shape', 'camera'] as const).filter((name) => {
        const wanted = chosenOf(name, asked);
        const isOffered = wanted !== undefined && other?.parameters[name]?.includes(wanted) === true;
        return isOffered && offer.asked.input[name] !== wanted && !told.includes(name);
      });
    });
    expect(silent).toEqual([]);
  });

  it('puts our own engine last', () => {
    for (const asked of clips) {
      const models = offersFor(asked, EVERYWHERE).map((offer) => offer.asked.model);
      expect(models.slice(0, -1)).not.toContain('local');
    }
  });
});

const slugsOf = (offers: readonly Offer[]) => offers.map(({ asked }) => asked.model);

describe('the other models', () => {
  it('are in the order of what they keep, and in a menu in that of their prices', () => {
    const offers = offersFor(textClip('veo-3-1', { seconds: 8, audio: false }), EVERYWHERE);
    const [kept, next] = offers;
    expect([kept?.asked.model, kept?.lost, next?.asked.model, next?.lost]).toEqual([
      'ltx-video',
      [],
      'pixverse-4-5',
      [],
    ]);
    expect((kept?.price ?? 0) < (next?.price ?? 0)).toBe(true);
    expect(slugsOf(offers).slice(-2)).toEqual(['wan-2-1', 'local']);
    const prices = byPrice(offers).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('keep the mode before anything else', () => {
    const like: Asked = { model: 'vidu-q1', mode: 'reference', input: { prompt: 'a fox', references: ['r-1'] } };
    const slugs = slugsOf(offersFor(like, EVERYWHERE));
    expect([slugs.slice(0, 2), slugs.at(-1)]).toEqual([['pixverse-4-5', 'veo-3-1'], 'local']);
    const textOnly = [{ model: 'veo-3-1', modes: ['text'] }] as const;
    expect(offersFor(like, hereWith({ routes: textOnly })).map(({ asked }) => asked.mode)).toEqual(['text']);
  });

  it('do not take words that are longer than their own', () => {
    const long = textClip('local', { prompt: 'a'.repeat(1600) });
    expect(slugsOf(offersFor(long, EVERYWHERE))).not.toContain('vidu-q1');
    expect(slugsOf(offersFor(long, EVERYWHERE))).toContain('veo-3-1');
  });

  it('continue a video where that was asked for', () => {
    const longer: Asked = { model: 'local', mode: 'video', input: { video: 'v-1', pace: 'extend', seconds: 8 } };
    expect(slugsOf(offersFor(longer, EVERYWHERE))).toEqual(['pixverse-4-5', 'veo-3-1']);
    const continued: Asked = { model: 'veo-3-1', mode: 'video', input: { prompt: 'on', video: 'v-1' } };
    const [, here] = offersFor(continued, EVERYWHERE);
    expect(here?.asked).toMatchObject({ model: 'local', input: { style: 'keep', pace: 'extend', air: 'none' } });
  });

  it('draw a video anew, or enlarge it, where that was asked for', () => {
    const drawn: Asked = { model: 'local', mode: 'video', input: { video: 'v-1', style: 'ink' } };
    expect(slugsOf(offersFor(drawn, EVERYWHERE))).toEqual(['wan-2-1']);
    const sharper: Asked = { ...drawn, input: { video: 'v-1', style: 'upscale', resolution: '1080p' } };
    expect(offersFor(sharper, EVERYWHERE).map(({ asked }) => asked.input)).toEqual([
      { resolution: '1080p', video: 'v-1' },
    ]);
    const [back] = offersFor({ model: 'real-esrgan', mode: 'video', input: { video: 'v-1' } }, EVERYWHERE);
    expect(back?.asked).toMatchObject({ model: 'local', input: { style: 'upscale', pace: 'keep' } });
    expect(offersFor({ ...drawn, input: { video: 'v-1', style: 'keep', pace: 'slow' } }, EVERYWHERE)).toEqual([]);
  });

  it.each(['effect', 'edit'] as const)('make nothing of an %s', (mode) => {
    expect(offersFor({ model: 'local', mode, input: { effect: 'disco-fever' } }, EVERYWHERE)).toEqual([]);
  });

  it('also take over from a model that the catalogue no longer has', () => {
    expect(slugsOf(offersFor(textClip('gone', { seconds: 5 }), onlyHere('vidu-q1', 'local')))).toEqual([
      'vidu-q1',
      'local',
    ]);
  });

  it('cost what the operator asks for the graphics card', () => {
    const short = textClip('veo-3-1', { seconds: 4 });
    const priceAt = (gpuCredits: number) =>
      offersFor(short, { ...onlyHere('wan-2-2'), gpuCredits }).map(({ price }) => price);
    expect([priceAt(0.5), priceAt(2)]).toEqual([[165], [660]]);
  });

  it('cost nothing where the member’s own key makes them, and come first of those that keep as much', () => {
    const clip = textClip('local', { seconds: 5 });
    const withKey = {
      ...onlyHere('vidu-q1', 'pixverse-4-5'),
      keyOf: ({ model }: Pick<Asked, 'model'>) => KEYS[model] ?? null,
    };
    const [best, other] = offersFor({ ...clip, input: { ...clip.input, resolution: '1080p' } }, withKey);
    expect([best?.asked.model, best?.ownKey, best?.price]).toEqual(['pixverse-4-5', 'pixverse', 0]);
    expect([other?.asked.model, other?.ownKey, other?.price]).toEqual(['vidu-q1', null, 32]);
  });

  it('are full HD of our engine for those alone whose plan has it', () => {
    const large = textClip('veo-3-1', { resolution: '4k', seconds: 8 });
    const linesFor = (localLines: number) =>
      offersFor(large, { ...onlyHere('local'), localLines })[0]?.asked.input.resolution;
    expect([linesFor(720), linesFor(1080)]).toEqual(['720p', '1080p']);
  });

  it('are known to be there before they are known', () => {
    expect(hasOthers(textClip('local'), routesTo('local'))).toBe(false);
    expect(hasOthers(textClip('local'), routesTo('local', 'vidu-q1'))).toBe(true);
    expect(hasOthers({ model: 'local', mode: 'video' }, routesTo('local', 'vidu-q1'))).toBe(false);
  });
});

describe('the final of a draft', () => {
  const draft = textClip('local', { seconds: 8, shape: '9:16', seed: 7 });

  it('is made by the model that keeps shape and length', () => {
    const [best] = finalsFor(draft, EVERYWHERE);
    expect(best).toMatchObject({ asked: { model: 'veo-3-1' }, price: 64, lost: [] });
    expect(best?.asked.input).toMatchObject({ prompt: 'a fox', seconds: 8, shape: '9:16', seed: 7 });
    expect(finalsFor(textClip('local', { seconds: 5 }), EVERYWHERE)[0]?.asked.model).toBe('vidu-q1');
  });

  it('is none of a maker’s clip, and none where no maker has a route', () => {
    expect(finalsFor(textClip('veo-3-1'), EVERYWHERE)).toEqual([]);
    expect(finalsFor(draft, onlyHere('local'))).toEqual([]);
    expect(finalsOfFrame(draft, onlyHere('local'))).toEqual([]);
  });

  it('begins with a frame, which has the shape, where the model makes clips of a picture', () => {
    const finals = finalsOfFrame(draft, EVERYWHERE);
    expect(slugsOf(finals).slice(0, 3)).toEqual(['veo-3-1', 'ltx-video', 'pixverse-4-5']);
    for (const { asked, price } of finals) {
      const mode = findMode(asked.model, 'image');
      expect(mode && priceOf(mode, choicesIn(asked), GPU_CREDITS)).toBe(price);
      expect(asked.mode).toBe('image');
      expect(asked.input.first).toBeUndefined();
      expect(checkInput(asked.model, 'image', { ...asked.input, first: 'f-1' })).toMatchObject({ ok: true });
    }
    expect(finals.flatMap(({ lost }) => lost.map(({ kind }) => kind))).not.toContain('shape-of-file');
    expect(finalsOfFrame(draft, hereWith({ routes: [{ model: 'veo-3-1', modes: ['text'] }] }))).toEqual([]);
  });
});
