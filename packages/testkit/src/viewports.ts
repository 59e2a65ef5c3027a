/** Spread into a story to draw and test it on a phone, 390 px wide. */
export const onPhone = { globals: { viewport: { value: 'phone' } } } as const;
/** The same on a tablet, 768 px wide. */
export const onTablet = { globals: { viewport: { value: 'tablet' } } } as const;
