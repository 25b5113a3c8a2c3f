/** What the audit log calls what was done here. */
export const actionTexts = {
  mailChange: 'E-mail o zmianie w grafiku',
  textChange: 'SMS o zmianie w grafiku',
  textAllChanges: 'SMS-y o wszystkich zmianach w grafiku',
} as const
