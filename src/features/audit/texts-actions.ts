/** What the audit log calls what was done here. */
export const actionTexts = {
  listAudit: 'Odczyt dziennika zdarzeń',
} as const
