import { Button, ButtonLink, Choices, Dialog, Notice, ProgressBar, RadioCard, Switch } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { UnreadableMedium } from './export-messages.ts';
import type { ExportSize } from './export-sizes.ts';
import { UnreadableNotice } from './unreadable-notice.tsx';

/** Where a film is made. */
export type ExportPlace = 'server' | 'browser';

/** How far an export is. */
export type ExportStep =
  | { readonly kind: 'asking' | 'choosing' | 'saved' }
  | { readonly kind: 'drawing'; readonly share: number }
  /** On the server: its place in line, how far it is, or how it ended. */
  | { readonly kind: 'sent'; readonly state: ReactNode; readonly share: number | null; readonly isReady: boolean }
  /** Nothing has begun: this browser can't read these. */
  | { readonly kind: 'unreadable'; readonly media: readonly UnreadableMedium[] }
  | { readonly kind: 'failed'; readonly problem: string };

export interface ExportDialogProps {
  step: ExportStep;
  place: ExportPlace;
  sizes: readonly ExportSize[];
  /** The chosen one, by the pixels of its short side. */
  lines: number;
  /** The most that the plan lets the server draw. */
  mostLines: number;
  hasRange: boolean;
  isRange: boolean;
  /** "17.2 s": what is exported. */
  length: string;
  /** The film carries a watermark. */
  hasWatermark: boolean;
  /** Whoever is not logged in exports in the browser alone. */
  isMember: boolean;
  libraryHref: string;
  onPlace: (place: ExportPlace) => void;
  onLines: (lines: number) => void;
  onRange: (isRange: boolean) => void;
  onExport: () => void;
  /** In the browser, without the sounds that it can't read. */
  onExportSilent: () => void;
  onCancel: () => void;
  onClose: () => void;
}

function Places({ place, isMember, onPlace }: Pick<ExportDialogProps, 'place' | 'isMember' | 'onPlace'>) {
  const { t } = useLingui();
  const places = [
    {
      value: 'server',
      name: t`On the server`,
      words: t`Saved to your library, in the best quality. You can close the page.`,
    },
    {
      value: 'browser',
      name: t`In this browser`,
      words: t`A file on this device. Keep the page open until it’s done.`,
    },
  ] as const;
  return (
    <Choices
      legend={t`Where`}
      columns={2}
      note={!isMember && <p className="text-small text-muted">{t`Log in to export on the server.`}</p>}
    >
      {places.map(({ value, name, words }) => (
        <RadioCard
          key={value}
          name="export-place"
          value={value}
          checked={place === value}
          disabled={value === 'server' && !isMember}
          onChoose={() => onPlace(value)}
        >
          {name}
          <span className="text-micro font-normal text-muted">{words}</span>
        </RadioCard>
      ))}
    </Choices>
  );
}

function Sizes({ place, sizes, lines, mostLines, onLines }: ExportDialogProps) {
  const { t } = useLingui();
  const needsPlan = (size: ExportSize) => place === 'server' && size.lines > mostLines;
  return (
    <Choices
      legend={t`Size`}
      columns={4}
      note={
        sizes.some(needsPlan) && (
          <p className="text-small text-muted">{t`Server exports above ${mostLines}p need a plan.`}</p>
        )
      }
    >
      {sizes.map((size) => (
        <RadioCard
          key={size.lines}
          name="export-size"
          value={String(size.lines)}
          checked={size.lines === lines}
          disabled={needsPlan(size)}
          onChoose={() => onLines(size.lines)}
          middle
        >
          {`${size.lines}p`}
        </RadioCard>
      ))}
    </Choices>
  );
}

function Settings(props: ExportDialogProps) {
  const { hasRange, isRange, length, hasWatermark, onRange, onExport, step } = props;
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <Places {...props} />
      <Sizes {...props} />
      {hasRange && <Switch label={t`Marked range only`} checked={isRange} onSwitch={onRange} />}
      <p className="text-small text-muted">
        {hasWatermark ? t`${length}, with a watermark. Upgrade to remove it.` : t`${length}, without a watermark.`}
      </p>
      {step.kind === 'failed' && (
        <Notice look="danger" announce="alert">
          {step.problem}
        </Notice>
      )}
      {step.kind === 'unreadable' && props.place === 'browser' && (
        <UnreadableNotice
          media={step.media}
          isMember={props.isMember}
          onServer={() => props.onPlace('server')}
          onSilent={props.onExportSilent}
        />
      )}
      <Button size="large" wide busy={step.kind === 'asking'} onClick={onExport}>
        {t`Export, free`}
      </Button>
    </div>
  );
}

function Drawing({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const percent = i18n.number(share, { style: 'percent' });
  return (
    <div className="grid gap-4">
      <output>{t`Exporting, ${percent}`}</output>
      <ProgressBar value={share * 100} label={t`Export`} />
      <Button look="default" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </div>
  );
}

interface SentProps extends Pick<ExportDialogProps, 'libraryHref' | 'onCancel' | 'onClose'> {
  step: Extract<ExportStep, { kind: 'sent' }>;
}

function Sent({ step, libraryHref, onCancel, onClose }: SentProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <output className="flex flex-wrap gap-x-2 text-body">{step.state}</output>
      {step.share !== null && <ProgressBar value={step.share * 100} label={t`Export`} />}
      <div className="flex flex-wrap gap-2">
        <ButtonLink look={step.isReady ? 'primary' : 'default'} href={libraryHref}>
          {t`Open library`}
        </ButtonLink>
        {step.share === null || step.isReady ? (
          <Button look="default" onClick={onClose}>
            {t`Keep editing`}
          </Button>
        ) : (
          <Button look="default" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        )}
      </div>
    </div>
  );
}

function Saved({ onClose }: Pick<ExportDialogProps, 'onClose'>) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <Notice look="success" announce="status">{t`Your video is in your downloads.`}</Notice>
      <Button look="default" onClick={onClose}>
        {t`Keep editing`}
      </Button>
    </div>
  );
}

const SETTING_STEPS: ReadonlySet<ExportStep['kind']> = new Set(['choosing', 'asking', 'failed', 'unreadable']);

/** Makes a film of the project: where, how large, how far it is. */
export function ExportDialog(props: ExportDialogProps) {
  const { step, onCancel, onClose } = props;
  const { t } = useLingui();
  const isDrawing = step.kind === 'drawing';
  return (
    <Dialog title={t`Export`} closeLabel={t`Close`} sheet busy={isDrawing} onClose={onClose}>
      {SETTING_STEPS.has(step.kind) && <Settings {...props} />}
      {isDrawing && <Drawing share={step.share} onCancel={onCancel} />}
      {step.kind === 'sent' && <Sent {...props} step={step} />}
      {step.kind === 'saved' && <Saved onClose={onClose} />}
    </Dialog>
  );
}
