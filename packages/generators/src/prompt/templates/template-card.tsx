import { CreationSketch, type CreationSketchProps } from '@kinora/creating/clips';
import { StyleCard } from '@kinora/ui';

export interface TemplateCardProps {
  id: string;
  title: string;
  chosen: boolean;
  /** Asks for its picture; stays the same function as long as the picture is the same. */
  draw: CreationSketchProps['draw'];
  onChoose: (id: string) => void;
}

/** A template, as the engine draws it. */
export function TemplateCard({ id, title, chosen, draw, onChoose }: TemplateCardProps) {
  return (
    <StyleCard
      name="template"
      value={id}
      checked={chosen}
      label={title}
      picture={<CreationSketch draw={draw} />}
      onChoose={onChoose}
    />
  );
}
