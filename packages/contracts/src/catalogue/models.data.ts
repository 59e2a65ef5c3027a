import type { CatalogueModel } from './catalogue-types.ts';
import { LOCAL } from './local-model.ts';

// Facts of the makers as of 2026-11-20. Prices are what a maker charges, in millionths of a US dollar.
export const MODELS: readonly CatalogueModel[] = [
  LOCAL,
  {
    slug: 'veo-3-1',
    name: 'Veo 3.1',
    maker: 'Google',
    lifecycle: 'legacy',
    closedOn: null,
    successors: ['local'],
    modes: [
      {
        mode: 'text',
        parameters: {
          tier: ['fast', 'lite', 'standard'],
          resolution: ['720p', '1080p', '4k'],
          seconds: [8, 4, 6],
          shape: ['16:9', '9:16'],
          audio: [true, false],
        },
        promptMax: 2000,
        negativeMax: 2000,
        seedMax: 4294967295,
        rules: [
          { when: { tier: ['lite'] }, allow: { resolution: ['720p', '1080p'] }, because: 'tier-resolution' },
          { when: { tier: ['standard'] }, allow: { resolution: ['1080p', '4k'] }, because: 'tier-resolution' },
          {
            when: { tier: ['lite', 'fast'], resolution: ['1080p'] },
            allow: { audio: [true] },
            because: 'silent-unpriced',
          },
          { when: { resolution: ['4k'] }, allow: { audio: [true] }, because: 'silent-unpriced' },
        ],
        price: {
          rows: [
            { when: { tier: ['lite'], resolution: ['720p'], audio: [false] }, microUsd: 30_000, per: 'second' },
            { when: { tier: ['lite'], resolution: ['720p'], audio: [true] }, microUsd: 50_000, per: 'second' },
            { when: { tier: ['lite'], resolution: ['1080p'], audio: [true] }, microUsd: 80_000, per: 'second' },
            { when: { tier: ['fast'], resolution: ['720p'], audio: [false] }, microUsd: 80_000, per: 'second' },
            { when: { tier: ['fast'], resolution: ['720p'], audio: [true] }, microUsd: 100_000, per: 'second' },
            { when: { tier: ['fast'], resolution: ['1080p'], audio: [true] }, microUsd: 120_000, per: 'second' },
            { when: { tier: ['fast'], resolution: ['4k'], audio: [true] }, microUsd: 300_000, per: 'second' },
            { when: { tier: ['standard'], resolution: ['1080p'], audio: [false] }, microUsd: 200_000, per: 'second' },
            { when: { tier: ['standard'], resolution: ['1080p'], audio: [true] }, microUsd: 400_000, per: 'second' },
            { when: { tier: ['standard'], resolution: ['4k'], audio: [true] }, microUsd: 600_000, per: 'second' },
          ],
        },
      },
    ],
  },
  {
    slug: 'hailuo-02',
    name: 'Hailuo 02',
    maker: 'MiniMax',
    lifecycle: 'legacy',
    closedOn: null,
    successors: ['local'],
    modes: [
      {
        mode: 'text',
        parameters: { resolution: ['768p', '1080p'], seconds: [6, 10] },
        promptMax: 2000,
        negativeMax: null,
        seedMax: null,
        rules: [{ when: { resolution: ['1080p'] }, allow: { seconds: [6] }, because: '1080p-short-only' }],
        price: {
          rows: [
            { when: { resolution: ['768p'], seconds: [6] }, microUsd: 280_000 },
            { when: { resolution: ['768p'], seconds: [10] }, microUsd: 560_000 },
            { when: { resolution: ['1080p'], seconds: [6] }, microUsd: 490_000 },
          ],
        },
      },
    ],
  },
  {
    slug: 'vidu-q1',
    name: 'Vidu Q1',
    maker: 'ShengShu',
    lifecycle: 'legacy',
    closedOn: null,
    successors: ['local'],
    modes: [
      {
        mode: 'text',
        parameters: {
          resolution: ['1080p'],
          seconds: [5],
          shape: ['16:9', '9:16', '1:1'],
          style: ['general', 'anime'],
          motion: ['auto', 'small', 'medium', 'large'],
        },
        promptMax: 1500,
        negativeMax: null,
        seedMax: 4294967295,
        rules: [],
        price: { rows: [{ when: {}, microUsd: 400_000 }] },
      },
    ],
  },
  {
    slug: 'pixverse-4-5',
    name: 'PixVerse 4.5',
    maker: 'PixVerse',
    lifecycle: 'legacy',
    closedOn: null,
    successors: ['local'],
    modes: [
      {
        mode: 'text',
        parameters: {
          resolution: ['720p', '360p', '540p', '1080p'],
          seconds: [5, 8],
          shape: ['16:9', '4:3', '1:1', '3:4', '9:16'],
          motion: ['normal', 'fast'],
        },
        promptMax: 2048,
        negativeMax: 2048,
        seedMax: 2147483647,
        rules: [
          { when: { resolution: ['1080p'] }, allow: { seconds: [5] }, because: '1080p-short-only' },
          { when: { resolution: ['1080p'] }, allow: { motion: ['normal'] }, because: '1080p-normal-only' },
          { when: { motion: ['fast'] }, allow: { seconds: [5] }, because: 'fast-short-only' },
        ],
        price: {
          rows: [
            { when: { resolution: ['360p', '540p'], seconds: [5], motion: ['normal'] }, microUsd: 450_000 },
            { when: { resolution: ['720p'], seconds: [5], motion: ['normal'] }, microUsd: 600_000 },
            { when: { resolution: ['1080p'] }, microUsd: 1_200_000 },
            { when: { resolution: ['360p', '540p'], seconds: [8] }, microUsd: 900_000 },
            { when: { resolution: ['360p', '540p'], motion: ['fast'] }, microUsd: 900_000 },
            { when: { resolution: ['720p'], seconds: [8] }, microUsd: 1_200_000 },
            { when: { resolution: ['720p'], motion: ['fast'] }, microUsd: 1_200_000 },
          ],
        },
      },
    ],
  },
  {
    slug: 'google-veo-3',
    name: 'Google Veo 3',
    maker: 'Google',
    lifecycle: 'retired',
    closedOn: '2026-06-30',
    successors: ['veo-3-1', 'local'],
    modes: [
      {
        mode: 'text',
        parameters: { tier: ['standard', 'fast'], seconds: [8], shape: ['16:9', '9:16'], audio: [true, false] },
        promptMax: 2000,
        negativeMax: 2000,
        seedMax: 4294967295,
        rules: [],
        price: {
          rows: [
            { when: { tier: ['standard'], audio: [true] }, microUsd: 3_200_000 },
            { when: { tier: ['standard'], audio: [false] }, microUsd: 1_600_000 },
            { when: { tier: ['fast'], audio: [true] }, microUsd: 1_200_000 },
            { when: { tier: ['fast'], audio: [false] }, microUsd: 800_000 },
          ],
        },
      },
    ],
  },
  {
    slug: 'sora-2',
    name: 'Sora 2',
    maker: 'OpenAI',
    lifecycle: 'retired',
    closedOn: '2026-09-24',
    successors: ['veo-3-1', 'local'],
    modes: [
      {
        mode: 'text',
        parameters: { resolution: ['720p'], seconds: [8, 4, 12], shape: ['16:9', '9:16'] },
        promptMax: 32_000,
        negativeMax: null,
        seedMax: null,
        rules: [],
        price: { rows: [{ when: {}, microUsd: 100_000, per: 'second' }] },
      },
    ],
  },
];
