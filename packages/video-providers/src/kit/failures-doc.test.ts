import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from 'vitest';

import { COMFYUI_FAILURES } from '../comfyui/failures.data.ts';
import { FAL_FAILURES } from '../fal/failures.data.ts';
import { GOOGLE_FAILURES } from '../google/failures.data.ts';
import { MINIMAX_FAILURES } from '../minimax/failures.data.ts';
import { OPENAI_FAILURES } from '../openai-compatible/failures.data.ts';
import { PIXVERSE_FAILURES } from '../pixverse/failures.data.ts';
import { VIDU_FAILURES } from '../vidu/failures.data.ts';
import type { Meaning } from './failures.ts';

const DOC = readFileSync(resolve(import.meta.dirname, '../../../../docs/failures.md'), 'utf8');

/** The codes of each reason below a heading, as the document lists them. */
function told(heading: string): Record<string, string[]> {
  const section = DOC.split('\n### ').find((part) => part.startsWith(heading)) ?? '';
  const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)];
  return Object.fromEntries(
    rows.map(([, reason = '', codes = '']) => [reason, codes.replaceAll('`', '').split(', ').toSorted()]),
  );
}

function meant(failures: Readonly<Record<string, Meaning>>): Record<string, string[]> {
  const reasons: Record<string, string[]> = {};
  for (const [code, [reason]] of Object.entries(failures))
    reasons[reason] = [...(reasons[reason] ?? []), code].toSorted();
  return reasons;
}

it.each([
  ['ComfyUI', COMFYUI_FAILURES],
  ['fal', FAL_FAILURES],
  ['Google', GOOGLE_FAILURES],
  ['MiniMax', MINIMAX_FAILURES],
  ['Servers that speak', OPENAI_FAILURES],
  ['PixVerse', PIXVERSE_FAILURES],
  ['Vidu', VIDU_FAILURES],
])('tells operators what each code of %s means', (heading, failures) => {
  expect(told(heading)).toEqual(meant(failures));
});
