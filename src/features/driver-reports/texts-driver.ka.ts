import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const tellTexts: SameTexts<typeof polish.tellTexts> = {
  lead: 'ავადმყოფობა, დაგვიანება, მანქანის პრობლემა?',
  open: 'ოფისისთვის შეტყობინება',
  title: 'რა მოხდა?',
  loading: 'იტვირთება …',
  again: 'ხელახლა ცდა',
  kinds: { ill: 'ავად ვარ', late: 'დავაგვიანებ', car: 'მანქანის პრობლემა' },
  minutes: (count) => `${count} წთ`,
  sent: 'ოფისში გაგზავნილია.',
  sentAt: (time) => `გაგზავნილია ${time}, ოფისს ჯერ არ მიუღია`,
  known: (time) => `ოფისმა იცის (${time})`,
  waits: 'გაგზავნას ელოდება, კავშირისთანავე გაიგზავნება',
  takeBack: 'გაუქმება',
  takeBackNamed: (what) => `გაუქმება: ${what}`,
  takenBack: 'შეტყობინება გაუქმდა.',
  afterAll: 'მაინც გავალ ცვლაზე',
}
