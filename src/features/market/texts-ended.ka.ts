import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-ended.ts'

export const endedTexts: SameTexts<typeof polish.endedTexts> = {
  title: 'თხოვნები თანხმობის გარეშე',
  refusedGiver: 'ოფისი არ დათანხმდა ამ ცვლის გადაცემას. ცვლა თქვენი რჩება.',
  refusedTaker: 'ოფისი არ დათანხმდა, რომ ეს ცვლა თქვენი გახდეს.',
  expiredGiver: 'ოფისმა ცვლის დაწყებამდე ვერ გადაწყვიტა. ცვლა თქვენი დარჩა.',
  expiredTaker: 'ოფისმა ცვლის დაწყებამდე ვერ გადაწყვიტა. ცვლა თქვენი არ გახდა.',
  wanted: (name) => `აღება სურს: ${name}`,
  gave: (name) => `გადასცემს: ${name}`,
  inReturn: (what) => `სანაცვლოდ: ${what}`,
  reason: (text) => `მიზეზი: ${text}`,
  decided: (day) => `გადაწყვეტილება: ${day}`,
  read: 'გასაგებია',
  readNamed: (what) => `გასაგებია: ${what}`,
}
