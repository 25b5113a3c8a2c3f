import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-ended.ts'

export const endedTexts: SameTexts<typeof polish.endedTexts> = {
  title: 'Requests not agreed to',
  refusedGiver: 'The office did not agree to this shift being given away. It stays yours.',
  refusedTaker: 'The office did not agree to this shift becoming yours.',
  expiredGiver: 'The office did not decide before the shift began. It stayed yours.',
  expiredTaker: 'The office did not decide before the shift began. It did not become yours.',
  wanted: (name) => `Wanted by: ${name}`,
  gave: (name) => `Given by: ${name}`,
  inReturn: (what) => `In return: ${what}`,
  reason: (text) => `Reason: ${text}`,
  decided: (day) => `Decided: ${day}`,
  read: 'Understood',
  readNamed: (what) => `Understood: ${what}`,
}
