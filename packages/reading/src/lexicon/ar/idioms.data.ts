/** Phrases in which the name of a subject means something else. */
export const IDIOMS: readonly string[] = [
  'كوز صنوبر',
  'ذيل حصان',
  'صنبور ماء',
  'عين السمكة',
  'لوحة زيتية',
  'شبكة صيد',
  'بيت الكلب',
  'قفص طيور',
  'فأر الحاسوب',
];
