import { averagesTexts } from './texts.ts'

export const letterTexts = {
  subject: (period: string) => `${averagesTexts.title}: ${period}`,
  heading: averagesTexts.title,
  empty: 'W tym okresie nie ma żadnych zmian: ani wygenerowanych grafików, ani dyspozycyjności kierowców.',
  average: 'śr.',
  all: 'Wszyscy kierowcy',
  more: (count: number) => `Pozostali (${averagesTexts.drivers(count)}) są w załączonym pliku CSV.`,
  attached: 'Cały raport jest w załączonym pliku CSV.',
} as const
