import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './manifest-texts.ts'

export const manifestTexts: SameTexts<typeof polish.manifestTexts> = {
  language: 'ru',
  name: 'График водителя',
  shortName: 'График',
  description: 'Когда и на какой машине вы едете, также без интернета.',
  shortcuts: { ownCalendar: 'Мой календарь', availability: 'Доступность' },
}
