import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { followPages } from './follow-pages.ts';

/** Tells screen readers which page one came to; what else a new page needs is done in `followPages`. */
export function PageNews() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => followPages(router, setTitle), [router]);
  return <output className="sr-only">{title}</output>;
}
