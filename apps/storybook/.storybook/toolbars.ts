import type { GlobalTypes } from 'storybook/internal/types';

/** What can be chosen above every story. */
export const toolbars: GlobalTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch' },
        { value: 'ar', title: 'العربية' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'language', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** The direction of what is written: that of its language, unless one is chosen. */
export function directionOf({ direction, locale }: { direction?: string; locale?: string }): 'ltr' | 'rtl' {
  if (direction === 'ltr' || direction === 'rtl') return direction;
  return locale === 'ar' ? 'rtl' : 'ltr';
}
