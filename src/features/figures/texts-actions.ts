/** What the audit log calls what was done here. */
export const actionTexts = {
  exportResults: 'Eksport wyników',
  exportPlanReality: 'Eksport różnic między grafikiem a wynikami',
} as const
