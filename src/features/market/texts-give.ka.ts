import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-give.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  title: 'ცვლის გადაცემა',
  mayTake: (count) => `ახლა მისი აღება შეუძლია: ${count} ადამიანს.`,
  nobodyMay: 'ახლა მისი აღება არავის შეუძლია. ვინც მოგვიანებით შეძლებს, დაინახავს.',
  reserveFirst: 'ჯერ რეზერვს ვეკითხებით.',
  swapWith: (names, more) =>
    more === 0 ? `შესაფერისია: ${names}.` : `შესაფერისია: ${names} და კიდევ ${more}.`,
  noSwap: 'ახლა არავის აქვს ცვლა, რომელზეც მისი გაცვლა შეიძლება.',
  theirShift: 'ამ ადამიანის ცვლა',
  unknownPeople: 'ახლა ვერ ვიტყვით, ვის შეუძლია მისი აღება: კავშირი არ არის.',
  loading: 'იტვირთება …',
  again: 'კიდევ სცადეთ',
  gone: 'ამ ცვლის გადაცემა აღარ შეიძლება: დაიწყო ან თქვენი არ არის.',
  off: 'ოფისმა ცვლების გადაცემა გამორთო. დარეკეთ ოფისში.',
  officeAsks: 'ოფისი ამ ცვლისთვის მძღოლს ეძებს და თქვენ გეკითხებათ.',
}
