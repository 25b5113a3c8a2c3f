import { slavicCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './kept-texts.ts'

export const keptTexts: SameTexts<typeof polish.keptTexts> = {
  today: (time) => `Так было сегодня в ${time}`,
  yesterday: (time) => `Так было вчера в ${time}`,
  earlier: (day, time) => `Так было ${day} в ${time}`,
  justNow: 'только что.',
  minutesAgo: (minutes) => `${minutes} мин назад.`,
  hoursAgo: (hours) => `${hours} ч назад.`,
  daysAgo: (days) => `${slavicCount(days, 'день', 'дня', 'дней')} назад.`,
  notKept: 'Ваших смен нет на этом телефоне. Они загрузятся, когда появится интернет.',
}
