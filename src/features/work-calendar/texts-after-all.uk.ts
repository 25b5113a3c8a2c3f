import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-after-all.ts'

export const afterAllFailures: SameTexts<typeof polish.afterAllFailures> = {
  notLost: 'На цю зміну не можна повернутися в такий спосіб. Зателефонуйте до офісу автопарку.',
  begun: 'Ця зміна вже почалася, тому нічого не змінено. Зателефонуйте до офісу автопарку.',
}
