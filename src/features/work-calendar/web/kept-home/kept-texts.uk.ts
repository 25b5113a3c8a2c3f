import { slavicCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './kept-texts.ts'

export const keptTexts: SameTexts<typeof polish.keptTexts> = {
  today: (time) => `Так було сьогодні о ${time}`,
  yesterday: (time) => `Так було вчора о ${time}`,
  earlier: (day, time) => `Так було ${day} о ${time}`,
  justNow: 'щойно.',
  minutesAgo: (minutes) => `${minutes} хв тому.`,
  hoursAgo: (hours) => `${hours} год тому.`,
  daysAgo: (days) => `${slavicCount(days, 'день', 'дні', 'днів')} тому.`,
  notKept: 'Ваших змін немає на цьому телефоні. Вони завантажаться, коли з’явиться інтернет.',
}
