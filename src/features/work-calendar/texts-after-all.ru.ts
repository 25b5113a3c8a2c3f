import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-after-all.ts'

export const afterAllFailures: SameTexts<typeof polish.afterAllFailures> = {
  notLost: 'На эту смену нельзя вернуться таким способом. Позвоните в офис автопарка.',
  begun: 'Эта смена уже началась, поэтому ничего не изменилось. Позвоните в офис автопарка.',
}
