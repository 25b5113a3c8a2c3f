import { counted } from '#kernel/polish-text.ts'

/** When a kept week was shown last. */
export const keptTexts = {
  today: (time: string) => `Tak było dziś o ${time}`,
  yesterday: (time: string) => `Tak było wczoraj o ${time}`,
  /** @param day `23 listopada` */
  earlier: (day: string, time: string) => `Tak było ${day} o ${time}`,
  justNow: 'przed chwilą.',
  minutesAgo: (minutes: number) => `${minutes} min temu.`,
  hoursAgo: (hours: number) => `${hours} godz. temu.`,
  daysAgo: (days: number) => `${counted(days, 'dzień', 'dni', 'dni')} temu.`,
  notKept: 'Twoich zmian nie ma na tym telefonie. Wczytają się, kiedy wróci internet.',
} as const
