import { expect, it } from 'vitest';

import { readCpuInfo, x264Parameters } from './x264-parameters.ts';

it('keeps x264 from AVX-512 where the processor has it', () => {
  expect(x264Parameters('flags : sse4_2 avx avx2 avx512f avx512dq')).toBe('asm=AVX2:sync-lookahead=0');
});

it('leaves other processors alone', () => {
  expect(x264Parameters('flags : sse4_2 avx avx2')).toBe('sync-lookahead=0');
  expect(x264Parameters('')).toBe('sync-lookahead=0');
});

it('reads what the machine says of its processor', async () => {
  expect(await readCpuInfo()).toEqual(expect.any(String));
});
