import { Button, Choices, Dialog, Notice, RatioCard } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SHAPES, type Shape } from './project-facts.ts';

export interface NewProjectDialogProps {
  problem?: string | undefined;
  isBusy: boolean;
  onCreate: (shape: Shape) => void;
  onClose: () => void;
}

/** Asks for the shape of a new project. */
export function NewProjectDialog({ problem, isBusy, onCreate, onClose }: NewProjectDialogProps) {
  const { t } = useLingui();
  const [shape, setShape] = useState<Shape>(SHAPES[0]);
  return (
    <Dialog title={t`New project`} closeLabel={t`Close`} busy={isBusy} onClose={onClose}>
      <div className="grid gap-4">
        {problem !== undefined && (
          <Notice look="danger" announce="alert">
            {problem}
          </Notice>
        )}
        <Choices legend={t`Shape`} columns={3}>
          {SHAPES.map((one) => (
            <RatioCard
              key={one.name}
              name="project-shape"
              value={one.name}
              label={one.name}
              ratio={one.width / one.height}
              checked={one === shape}
              onChoose={() => setShape(one)}
            />
          ))}
        </Choices>
        <Button busy={isBusy} onClick={() => onCreate(shape)}>
          <Trans>Create project</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
