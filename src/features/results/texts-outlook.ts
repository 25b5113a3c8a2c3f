import { counted } from '#kernel/polish-text.ts'

/** What a slot is likely to earn, beside an empty seat. */
export const outlookTexts = {
  known: (median: string, shifts: number, weeks: number) =>
    `Zwykle taka zmiana przynosi ${median} (mediana ${counted(shifts, 'zmiany', 'zmian', 'zmian')} z ostatnich ${weeks} tygodni).`,
  unknown: (weeks: number) => `Ile zwykle przynosi taka zmiana: brak danych z ostatnich ${weeks} tygodni.`,
} as const
