/** What the audit log calls what was done here. */
export const actionTexts = {
  generateBoard: 'Wygenerowanie grafiku',
  saveMoves: 'Aktualizacja grafiku',
} as const
