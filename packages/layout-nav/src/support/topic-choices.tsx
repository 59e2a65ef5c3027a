import { SUPPORT_TOPICS, type SupportTopic } from '@kinora/contracts';
import { Choices, RadioCard } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { isTopic } from './support-draft-atoms.ts';
import { TOPIC_WORDS } from './support-messages.ts';

export interface TopicChoicesProps {
  topic: SupportTopic | '';
  onTopic: (topic: SupportTopic) => void;
  error?: string | undefined;
}

/** What a message is about. */
export function TopicChoices({ topic, onTopic, error }: TopicChoicesProps) {
  const { i18n, t } = useLingui();
  return (
    <Choices legend={t`What’s it about?`} columns={2} error={error}>
      {SUPPORT_TOPICS.map((one) => (
        <div key={one} className="grid last:odd:col-span-2">
          <RadioCard
            name="topic"
            value={one}
            checked={one === topic}
            onChoose={(value) => isTopic(value) && onTopic(value)}
          >
            {i18n._(TOPIC_WORDS[one])}
          </RadioCard>
        </div>
      ))}
    </Choices>
  );
}
