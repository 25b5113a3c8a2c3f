import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './give-texts.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  give: 'Отдать',
  giveNamed: (what) => `Отдать смену: ${what}`,
}
