import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-office.ts'

export const officeTexts: SameTexts<typeof polish.officeTexts> = {
  office: 'Офис автопарка:',
  call: 'Позвонить в офис',
}
