import type { ProjectCard } from '@kinora/contracts/projects';
import {
  BoxBadge,
  Button,
  CopyIcon,
  Menu,
  MenuItem,
  MoreIcon,
  ScissorsIcon,
  StatusBox,
  Tag,
  TrashIcon,
  WriteIcon,
} from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { playLength, timeSince } from './project-facts.ts';

/** What can be done with a project. */
export interface ProjectHandlers {
  onRename: (project: ProjectCard) => void;
  onDuplicate: (project: ProjectCard) => void;
  onRemove: (project: ProjectCard) => void;
  onRestore: (project: ProjectCard) => void;
}

export interface ProjectBoxProps extends ProjectHandlers {
  project: ProjectCard;
  /** Where it is edited. */
  href: string;
  /** Epoch milliseconds. */
  now: number;
}

function Actions({ project, onRename, onDuplicate, onRemove, onRestore }: Omit<ProjectBoxProps, 'href' | 'now'>) {
  const { t } = useLingui();
  const { name } = project;
  if (project.trashedAt !== null) {
    return (
      <Button look="default" size="small" onClick={() => onRestore(project)}>
        <Trans>Restore</Trans>
      </Button>
    );
  }
  return (
    <Menu label={t`Actions: ${name}`} trigger={<MoreIcon />}>
      <MenuItem icon={<WriteIcon />} onChoose={() => onRename(project)}>
        <Trans>Rename</Trans>
      </MenuItem>
      <MenuItem icon={<CopyIcon />} onChoose={() => onDuplicate(project)}>
        <Trans>Duplicate</Trans>
      </MenuItem>
      <MenuItem icon={<TrashIcon />} onChoose={() => onRemove(project)}>
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  );
}

/** A project as a card: its first picture, when it was changed, how much is in it. */
export function ProjectBox({ project, href, now, ...on }: ProjectBoxProps) {
  const { t, i18n } = useLingui();
  const { name, poster, clips, seconds, updatedAt, trashedAt } = project;
  const { locale } = i18n;
  const isTrash = trashedAt !== null;
  const [changed, removed] = [timeSince(updatedAt, { now, locale }), timeSince(trashedAt ?? now, { now, locale })];
  return (
    <StatusBox
      title={name}
      receipt={
        <span className="text-micro text-muted tabular-nums">
          {isTrash
            ? t`Deleted ${removed}, ${plural(clips, { one: '# clip', other: '# clips' })}`
            : t`Changed ${changed}, ${plural(clips, { one: '# clip', other: '# clips' })}`}
        </span>
      }
      picture={poster === null ? undefined : <img src={poster} alt="" loading="lazy" decoding="async" />}
      look={poster === null ? 'blank' : 'plain'}
      corner={<Tag look="glass">{playLength(seconds)}</Tag>}
      href={isTrash ? undefined : href}
      hrefLabel={t`Open: ${name}`}
      actions={<Actions project={project} {...on} />}
    >
      {!isTrash && (
        <BoxBadge>
          <ScissorsIcon />
        </BoxBadge>
      )}
    </StatusBox>
  );
}
