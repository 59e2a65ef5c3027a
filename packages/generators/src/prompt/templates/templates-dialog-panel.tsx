import { promptAtom, writePromptAtom, pageKindAtom } from '@kinora/creating';
import { promptLanguageOf, type PromptLanguage } from '@kinora/creations/links';
import { toast, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';

import {
  findTemplates,
  ourTemplates,
  ownTemplate,
  usualValues,
  type OfferedTemplate,
  type TemplateQuery,
} from './offered-templates.ts';
import { dropTemplateAtom, keepTemplateAtom, ownTemplatesAtom } from './own-templates-atoms.ts';
import { TemplateCard, type TemplateCardProps } from './template-card.tsx';
import { CATEGORY_WORDS } from './template-messages.ts';
import { drawPromptAtom } from './template-scene-atoms.ts';
import { TEMPLATE_TEXTS, type TemplateTexts } from './template-texts.ts';
import { CATEGORIES, fillTemplate } from './template.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

interface CardPanelProps extends Pick<TemplateCardProps, 'chosen' | 'onChoose'> {
  template: OfferedTemplate;
}

function CardPanel({ template, ...rest }: CardPanelProps) {
  const drawPrompt = useAtomValue(drawPromptAtom);
  const { id, title, prompt } = template;
  const usual = fillTemplate(prompt, usualValues(template));
  const draw = useCallback(() => drawPrompt(usual), [drawPrompt, usual]);
  return <TemplateCard id={id} title={title} draw={draw} {...rest} />;
}

/** Every template of the page: the member's own, then ours. */
function useTemplates(texts: TemplateTexts): readonly OfferedTemplate[] {
  const { i18n } = useLingui();
  const kind = useAtomValue(pageKindAtom);
  const own = useAtomValue(ownTemplatesAtom);
  return useMemo(() => [...own.map(ownTemplate), ...ourTemplates(kind, { texts, i18n })], [own, kind, texts, i18n]);
}

function useKinds(hasOwn: boolean) {
  const { t, i18n } = useLingui();
  const kinds = CATEGORIES[useAtomValue(pageKindAtom)].map((id) => ({ id, label: i18n._(CATEGORY_WORDS[id]) }));
  return hasOwn ? [{ id: 'own' as const, label: t`Mine` }, ...kinds] : kinds;
}

/** Writes a prompt; what was there before comes back on a press. */
function useProposal() {
  const { t } = useLingui();
  const before = useAtomValue(promptAtom);
  const write = useSetAtom(writePromptAtom);
  return (prompt: string) => {
    write(prompt);
    if (before.trim() === '') return;
    toast(t`Your prompt was replaced.`, { action: { label: t`Undo`, onPress: () => write(before) } });
  };
}

/** Which template is chosen among those that are found, and how it is filled. */
function useChosen(found: readonly OfferedTemplate[]) {
  const [chosenId, setChosen] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0] ?? null;
  const filling = chosen ? { ...usualValues(chosen), ...(chosen.id === chosenId && values) } : {};
  return {
    chosen,
    values: filling,
    filled: fillTemplate(chosen?.prompt ?? '', filling),
    choose: (id: string) => {
      setChosen(id);
      setValues({});
    },
    onFill: (name: string, value: string) => {
      setValues({ ...filling, [name]: value });
      setChosen(chosen?.id);
    },
  };
}

/** Keeps what is typed as a template, and forgets such a template again. */
function useOwn(typed: string, show: (category: TemplateQuery['category']) => void) {
  const { t } = useLingui();
  const keep = useSetAtom(keepTemplateAtom);
  const drop = useSetAtom(dropTemplateAtom);
  return {
    onKeep: () => {
      keep(typed);
      show('own');
    },
    drop: (prompt: string) => {
      drop(prompt);
      show(null);
      toast(t`Template removed.`, { action: { label: t`Undo`, onPress: () => keep(prompt) } });
    },
  };
}

export interface TemplatesDialogPanelProps {
  onClose: () => void;
}

interface LibraryProps extends TemplatesDialogPanelProps {
  language: PromptLanguage;
  /** Ours, in that language. */
  texts: TemplateTexts;
}

function Library({ language, texts, onClose }: LibraryProps) {
  const all = useTemplates(texts);
  const typed = useAtomValue(promptAtom).trim();
  const [search, setSearch] = useState<TemplateQuery>({ category: all[0]?.category ?? null, query: '' });
  const show = (category: TemplateQuery['category']) => setSearch({ category, query: '' });
  const found = findTemplates(all, search);
  const { chosen, choose, ...filling } = useChosen(found);
  const propose = useProposal();
  const { onKeep, drop } = useOwn(typed, show);
  return (
    <TemplatesDialog
      {...search}
      {...filling}
      kinds={useKinds(all.some(({ category }) => category === 'own'))}
      cards={found.map((template) => (
        <CardPanel key={template.id} template={template} chosen={template.id === chosen?.id} onChoose={choose} />
      ))}
      chosen={chosen}
      language={chosen?.category === 'own' ? undefined : language}
      canKeep={typed !== '' && all.every(({ prompt }) => prompt !== typed)}
      onCategory={show}
      onQuery={(query) => setSearch({ ...search, query })}
      onUse={() => {
        propose(filling.filled);
        onClose();
      }}
      onKeep={onKeep}
      onDrop={() => chosen && drop(chosen.prompt)}
      onClose={onClose}
    />
  );
}

/** The library of templates, connected to the draft, as soon as its texts are here. */
export function TemplatesDialogPanel({ onClose }: TemplatesDialogPanelProps) {
  const { i18n } = useLingui();
  const language = promptLanguageOf(i18n.locale);
  const texts = useLazy(TEMPLATE_TEXTS[language]);
  return texts && <Library language={language} texts={texts} onClose={onClose} />;
}
