import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LEXICONS } from '../lexicon/all-lexicons.ts';
import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { holdsPart, valueAt, type PlanPart } from '../plan/claim.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { openWords, type WordTable } from '../words/word-table.ts';
import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'auto', seed: 3 } as const;
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
// The files of the repository have these shapes.
const tableAt = (path: string) => readJson(path) as WordTable;
// The same.
const promptsAt = (path: string) => readJson(path) as readonly { readonly prompt: string }[];
const tables = readdirSync(new URL('../../words', import.meta.url)).filter((file) => file.endsWith('.json'));
const WORDS = openWords(tables.map((file) => tableAt(`../../words/${file}`)));

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Claims whose part the plan doesn't have, and words that are seen without one. */
function falseIn(plan: ScenePlan): string[] {
  const { claims = [], seen } = plan;
  const missing = claims.filter(({ part }) => !holdsPart(plan, part)).map(({ words, part }) => `${words}: ${part}`);
  const claimed = claims.map(({ words }) => words).join(' ');
  const isShort = letters(claimed) < letters(seen.join(' ')) * 0.8;
  return isShort ? [...missing, `${seen.join(' | ')} is more than ${claimed}`] : missing;
}

describe.each(['frozen', 'composition'])('every claim of the %s prompts', (half) => {
  it('names a part that its plan has', () => {
    const prompts = promptsAt(`../../../../tooling/prompts/${half}-prompts.json`);
    expect(prompts.flatMap(({ prompt }) => falseIn(planScene(prompt, OPTIONS, WORDS)))).toEqual([]);
  });
});

/** What words of each kind ask for, with the part they claim where they are seen. */
function askedIn({ conditions, places }: Lexicon): readonly (readonly [PlanPart, Rules<string>])[] {
  return [
    ['set', places],
    ['time', conditions.times],
    ['weather', conditions.weathers],
    ['camera', conditions.cameras],
    ['framing', conditions.framings],
    ['angle', conditions.angles],
    ['cast/0/action', conditions.actions],
    ['cast/0/stature', conditions.statures],
    ['cast/0/looks/feeling', conditions.feelings],
  ];
}

/** A short prompt that asks for one thing of somebody. */
function promptOf({ language, subjects }: Lexicon, phrase: string): string {
  const fox = subjects.fox?.words[0] ?? 'fox';
  const said = phrase.replaceAll('*', '');
  return language === 'ja' || language === 'zh' ? `${fox}、${said}` : `${said} ${fox}`;
}

describe.each(LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const))('in %s', (_, lexicon) => {
  it('what words ask for is what their part of the plan holds', () => {
    const wrong = askedIn(lexicon).flatMap(([part, rules]) =>
      rules.flatMap(([value, [phrase = '']]) => {
        const plan = planScene(promptOf(lexicon, phrase), OPTIONS);
        const isClaimed = (plan.claims ?? []).some((claim) => claim.part === part);
        const differs = isClaimed && valueAt(plan, part) === null;
        return [...falseIn(plan), ...(differs ? [`${phrase}: ${value}`] : [])];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
