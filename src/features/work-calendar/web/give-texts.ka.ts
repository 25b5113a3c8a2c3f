import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './give-texts.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  give: 'გადაცემა',
  giveNamed: (what) => `ცვლის გადაცემა: ${what}`,
  givenAll: 'ყველას სთავაზობთ',
  givenOne: 'ერთ ადამიანს სთავაზობთ',
  givenAsked: 'ვიღაცას სურს ეს ცვლა. წყვეტს ოფისი.',
  takeBack: 'გაუქმება',
  takeBackNamed: (what) => `შეთავაზების გაუქმება: ${what}`,
  /** Of the market's row. */
  asks: (shifts) => `თქვენს პასუხს ელოდება: ${shifts}`,
}
