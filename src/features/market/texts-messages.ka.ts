import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import { spokenDate } from '#platform/pure/dates.ka.ts'
import type * as polish from './texts-messages.ts'
import type { MarketNews, ToldNews } from './texts-messages.ts'

const SUBJECTS: Readonly<Record<MarketNews, string>> = {
  proposed: 'ოფისი ცვლისთვის მძღოლს ეძებს',
  offered: 'ვიღაც ცვლას გთავაზობთ',
  'offered-first': 'გათავისუფლდა ცვლა, რომელსაც რეზერვში ელოდებით',
  given: 'თქვენს ცვლას ახალი მძღოლი ჰყავს',
  got: 'ცვლა თქვენია',
  refused: 'ოფისი ცვლის გადაცემას არ დათანხმდა',
  expired: 'თქვენი ცვლა არავინ აიღო',
  'request-expired': 'ცვლის გადაცემა ვერ მოხერხდა',
  off: 'ცვლის შეთავაზება აღარ მოქმედებს',
  unproposed: 'ოფისი ცვლის აღებას აღარ გთხოვთ',
}

export const newsSubject: typeof polish.newsSubject = (news) => SUBJECTS[news]

export const newsLetter: typeof polish.newsLetter = (news, told) => {
  const { fullName } = told
  return `${[`გამარჯობა, ${nameInMessage(fullName)}!`, newsText(news, told), told.link].join('\n\n')}\n`
}

export const newsSms: typeof polish.newsSms = (news, told) => `${newsText(news, told)} ${told.link}`

export const newsPush: typeof polish.newsPush = (news, slot) => ({
  title: newsSubject(news),
  body: `${slotWords(slot)}. შეეხეთ, რომ ნახოთ.`,
})

function newsText(news: MarketNews, { slot, inReturn, reason, until }: ToldNews): string {
  const shift = slotWords(slot)
  const swap = inReturn ? `, სანაცვლოდ: ${slotWords(inReturn)}` : ''
  switch (news) {
    case 'proposed':
      return `არის თავისუფალი ცვლა, რომლის აღებაც შეგიძლიათ: ${shift}. ვინც პირველი აიღებს, ის მიდის.${until ? ` მისი აღება შეგიძლიათ ვადამდე: ${spokenDate(until.date)}, ${until.hour}:00.` : ''}`
    case 'offered':
      return `შეგიძლიათ ცვლა აიღოთ: ${shift}${swap}. სანამ არ აიღებთ, არაფერი იცვლება.`
    case 'offered-first':
      return `თავისუფალია ცვლა, რომელსაც რეზერვში ელოდებით: ${shift}. სხვებზე ადრე თქვენ გეკითხებით. იღებთ?`
    case 'given':
      return `ეს ცვლა თქვენი აღარ არის: ${shift}.${inReturn ? ` სანაცვლოდ მიდიხართ: ${slotWords(inReturn)}.` : ''}`
    case 'got':
      return `ეს ცვლა ამიერიდან თქვენია: ${shift}.${inReturn ? ` სანაცვლოდ გადაცემულია: ${slotWords(inReturn)}.` : ''}`
    case 'refused':
      return `ოფისი ცვლის გადაცემას არ დათანხმდა: ${shift}${swap}. არაფერი იცვლება.${reason === '' ? '' : ` მიზეზი: ${reason}`}`
    case 'expired':
      return `ცვლა არავინ აიღო: ${shift}. ისევ თქვენია.`
    case 'request-expired':
      return `ოფისმა ცვლის დაწყებამდე ვერ გადაწყვიტა: ${shift}. არაფერი იცვლება.`
    case 'off':
      return `შეთავაზება აღარ მოქმედებს: ${shift}${swap}. არაფერი იცვლება.`
    case 'unproposed':
      return `ოფისი ამ ცვლის აღებას აღარ გთხოვთ: ${shift}. არაფრის გაკეთება არ არის საჭირო.`
  }
}

function slotWords({ date, shift }: Slot): string {
  return `${shift === 'day' ? 'დღე' : 'ღამე'}, ${spokenDate(date)}`
}
