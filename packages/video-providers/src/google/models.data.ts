/** Veo 3.1 by tier, as the ids that are generally available: https://ai.google.dev/gemini-api/docs/models, 2026-11-20. */
export const VEO_MODELS: Readonly<Record<string, string>> = {
  fast: 'veo-3.1-fast-generate-001',
  lite: 'veo-3.1-lite-generate-001',
  standard: 'veo-3.1-generate-001',
};
