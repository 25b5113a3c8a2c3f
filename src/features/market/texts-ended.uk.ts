import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-ended.ts'

export const endedTexts: SameTexts<typeof polish.endedTexts> = {
  title: 'Прохання без згоди',
  refusedGiver: 'Офіс не погодився на передачу цієї зміни. Зміна лишається вашою.',
  refusedTaker: 'Офіс не погодився, щоб ця зміна перейшла до вас.',
  expiredGiver: 'Офіс не вирішив до початку зміни. Зміна лишилася вашою.',
  expiredTaker: 'Офіс не вирішив до початку зміни. Зміна до вас не перейшла.',
  wanted: (name) => `Хоче взяти: ${name}`,
  gave: (name) => `Віддає: ${name}`,
  inReturn: (what) => `Натомість: ${what}`,
  reason: (text) => `Причина: ${text}`,
  decided: (day) => `Рішення: ${day}`,
  read: 'Зрозуміло',
  readNamed: (what) => `Зрозуміло: ${what}`,
}
