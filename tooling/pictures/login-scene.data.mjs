/** What the panel beside the login form shows; the panel quotes the prompt. */
export const LOGIN_SCENE = {
  prompt: 'a hot air balloon over a mountain lake at dawn',
  options: { shape: '9:16', resolution: '720p', seconds: 5, style: 'storybook', seed: 3, watermark: false },
  /** Where the loop begins, and its picture. */
  frame: 48,
};
