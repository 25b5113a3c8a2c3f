import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './handover-row-texts.ts'

export const handoverRowTexts: SameTexts<typeof polish.handoverRowTexts> = {
  way: 'მანქანის მიღება ან ჩაბარება',
}
