/** What the audit log calls what was done here. */
export const actionTexts = {
  setEditor: 'Obecność przy grafiku',
} as const
