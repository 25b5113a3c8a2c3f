import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './asked-texts.ts'

type Got = Parameters<typeof polish.askedTexts.got>[0]

const words: Readonly<Record<Exclude<Got['kind'], 'reserve'>, string>> = {
  accepted: 'მიღებულია',
  waits: 'რეზერვი',
  gone: 'განაცხადში აღარ არის',
  'on-call': 'გამოძახებით',
  nothing: 'გრაფიკში ადგილის გარეშე',
}

export const askedTexts: SameTexts<typeof polish.askedTexts> = {
  title: 'თხოვნა და შედეგი',
  sentAt: (when) => `გაგზავნილია ${when}`,
  empty: 'ცარიელი გრაფიკი გაიგზავნა.',
  car: 'მანქანა',
  got: (got) => (got.kind === 'reserve' ? `რეზერვი: ${got.place} / ${got.of}` : words[got.kind]),
}
