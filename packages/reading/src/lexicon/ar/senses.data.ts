import type { Senses } from '../lexicon.ts';

/** Words of several meanings, with what stands beside each. */
export const SENSES: Senses = {
  رافعة: [{ subject: null }],
  فأرة: [{ subject: 'computer-mouse', beside: ['حاسوب', 'كمبيوتر', 'لوحة', 'شاشة', 'لاسلكية'] }, { subject: 'mouse' }],
  برتقالة: [{ subject: 'tangerine', near: true }],
  برتقال: [{ subject: 'tangerine', near: true }],
  قوس: [
    { subject: 'bow-and-arrow', near: true, beside: ['سهم', 'سهام', 'رام', 'صياد', 'هدف', 'يصوب'] },
    { subject: null },
  ],
  فقمة: [{ subject: 'seal' }],
  ختم: [{ subject: null }],
  خلد: [{ subject: null }],
  خرطوم: [{ subject: null }],
  صندوق: [{ subject: null }],
  مفتاح: [{ subject: 'key' }],
  مفاتيح: [{ subject: null, beside: ['بيانو'] }, { subject: null }],
  سماء: [{ subject: null }],
  السماء: [{ subject: null }],
  عين: [{ subject: null }],
  طاولة: [{ subject: null }],
  نجم: [{ subject: null }],
  نجوم: [{ subject: null }],
  قلم: [{ subject: 'pen' }],
  كرة: [
    { subject: 'football', near: true, beside: ['قدم', 'القدم', 'هدف', 'ملعب', 'مرمى', 'يركل'] },
    { subject: 'beach ball' },
  ],
  شراع: [{ subject: null }],
  وردة: [{ subject: 'rose' }],
};
