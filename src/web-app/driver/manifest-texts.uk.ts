import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './manifest-texts.ts'

export const manifestTexts: SameTexts<typeof polish.manifestTexts> = {
  language: 'uk',
  name: 'Графік водія',
  shortName: 'Графік',
  description: 'Коли і яким авто ви їдете, також без інтернету.',
  shortcuts: { ownCalendar: 'Мій календар', availability: 'Доступність' },
}
