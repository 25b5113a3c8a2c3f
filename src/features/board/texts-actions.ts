/** What the audit log calls what was done here. */
export const actionTexts = {
  generateBoard: 'Wygenerowanie grafiku',
  saveMoves: 'Aktualizacja grafiku',
  setPin: 'Przypięcie kierowcy w grafiku',
  removePin: 'Odpięcie kierowcy w grafiku',
} as const
