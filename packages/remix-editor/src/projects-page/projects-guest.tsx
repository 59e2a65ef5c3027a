import { Button, ButtonLink, ClapperboardIcon, Empty } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ProjectsGuestProps {
  /** Where the editor opens with a sample. */
  sampleHref: string;
  onLogIn: () => void;
}

/** What a guest finds instead of projects: the way in, and a project to try. */
export function ProjectsGuest({ sampleHref, onLogIn }: ProjectsGuestProps) {
  const { t } = useLingui();
  return (
    <Empty
      heading="h2"
      icon={<ClapperboardIcon />}
      title={t`Log in to see your projects`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onLogIn}>
            <Trans>Log in</Trans>
          </Button>
          <ButtonLink look="default" href={sampleHref}>
            <Trans>Try the editor</Trans>
          </ButtonLink>
        </div>
      }
    >
      <Trans>Projects save your timelines. Without an account, the editor saves one in this browser.</Trans>
    </Empty>
  );
}
