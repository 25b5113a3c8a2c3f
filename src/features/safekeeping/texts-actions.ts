/** What the audit log calls what was done here. */
export const actionTexts = {
  setBackupPlan: 'Plan kopii zapasowych',
  askForBackup: 'Kopia zapasowa na życzenie',
  renewUnreadable: 'Nadanie od nowa tego, co nie do odczytania',
} as const
