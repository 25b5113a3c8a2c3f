/** What the audit log calls what was done here. */
export const actionTexts = {
  setPin: 'Przypięcie kierowcy w grafiku',
  removePin: 'Odpięcie kierowcy w grafiku',
} as const
