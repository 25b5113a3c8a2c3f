import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './form-closes-texts.ts'

export const formClosesTexts: SameTexts<typeof polish.formClosesTexts> = {
  today: (hour) => `ფორმა დღეს იხურება, ${hour}.`,
  tomorrow: (hour) => `ფორმა ხვალ იხურება, ${hour}.`,
  onDate: (day, hour) => `ფორმა იხურება: ${day}, ${hour}.`,
  unsent: (week) => `თქვენი ხელმისაწვდომობა (${week}) ჯერ არ არის.`,
  fill: 'შევსება და გაგზავნა',
}
