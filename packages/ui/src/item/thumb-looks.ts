/** How the picture of a clip looks in each state. Dim waits or failed; developing sharpens with `--progress`; blank has none. */
export const THUMB_LOOKS = {
  plain: '',
  dim: '[&>*]:saturate-35 [&>*]:brightness-42',
  developing: '[&>*]:developing',
  blank: 'blank-fill',
} as const;

export type ThumbLook = keyof typeof THUMB_LOOKS;
