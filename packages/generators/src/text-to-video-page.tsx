import { useLingui } from '@lingui/react/macro';

import { CreatePage, type CreatePageProps } from './create-page.tsx';

export type GeneratorPageProps = Omit<CreatePageProps, 'kind' | 'title'>;

/** Text to video: write a scene, see it move, create it, play it. */
export function TextToVideoPage(props: GeneratorPageProps) {
  const { t } = useLingui();
  return <CreatePage kind="text" title={t`Text to Video`} {...props} />;
}
