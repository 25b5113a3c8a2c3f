import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './offline-texts.ts'

export const offlineTexts: SameTexts<typeof polish.offlineTexts> = { noNet: 'No network.' }
