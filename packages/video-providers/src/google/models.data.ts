/**
 * Veo 3.1 by tier: https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/veo/3-1-generate, 2026-11-26.
 */
export const VEO_MODELS: Readonly<Record<string, string>> = {
  fast: 'veo-3.1-fast-generate-001',
  lite: 'veo-3.1-lite-generate-001',
  standard: 'veo-3.1-generate-001',
};
