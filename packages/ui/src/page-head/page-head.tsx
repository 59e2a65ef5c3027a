import { useEffect } from 'react';

export interface PageHeadProps {
  /** The whole title of the tab: "Privacy · Kinora". */
  title: string;
  /** What search engines show below it. */
  description?: string | undefined;
}

const descriptionTag = () => document.querySelector<HTMLMetaElement>('meta[name=description]');

/** Names the page while it is shown; what was there before comes back after it. */
export function PageHead({ title, description }: PageHeadProps) {
  useEffect(() => {
    const tag = descriptionTag();
    const before = { title: document.title, description: tag?.content };
    document.title = title;
    if (tag && description !== undefined) tag.content = description;
    return () => {
      document.title = before.title;
      if (tag && before.description !== undefined) tag.content = before.description;
    };
  }, [title, description]);
  if (typeof document !== 'undefined') return null;
  // Drawn ahead, where there is no document yet: whoever makes the page puts them into its head.
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
