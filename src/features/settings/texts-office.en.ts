import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-office.ts'

export const officeTexts: SameTexts<typeof polish.officeTexts> = {
  office: 'Fleet’s office:',
  call: 'Call the office',
}
