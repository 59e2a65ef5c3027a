/** Pictures of boards with figures, which are drawn about what is said. */
export const CHART_PICTURES: readonly string[] = ['bar-chart', 'chart-increasing', 'chart-decreasing'];
