import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const reminderFailures: SameTexts<typeof polish.reminderFailures> = {
  evening: 'Выберите час с 15:00 до 22:00.',
  otherwise: 'Выберите, как напоминать.',
  noSuchWay: 'Этим способом сейчас не можем напоминать. Обновите страницу и выберите другой.',
}
