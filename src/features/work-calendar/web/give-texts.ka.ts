import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './give-texts.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  give: 'გადაცემა',
  giveNamed: (what) => `ცვლის გადაცემა: ${what}`,
}
