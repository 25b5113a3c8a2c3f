import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import { spokenDate } from '#platform/pure/dates.uk.ts'
import type * as polish from './texts-messages.ts'
import type { MarketNews, ToldNews } from './texts-messages.ts'

const SUBJECTS: Readonly<Record<MarketNews, string>> = {
  proposed: 'Офіс шукає водія на зміну',
  offered: 'Хтось віддає вам зміну',
  'offered-first': 'Звільнилася зміна, на яку ви чекаєте в резерві',
  given: 'У вашої зміни новий водій',
  got: 'Зміна ваша',
  refused: 'Офіс не погодився віддати зміну',
  expired: 'Ніхто не взяв вашої зміни',
  'request-expired': 'Віддати зміну не вийшло',
  off: 'Пропозиція зміни неактуальна',
  unproposed: 'Офіс більше не просить узяти зміну',
}

export const newsSubject: typeof polish.newsSubject = (news) => SUBJECTS[news]

export const newsLetter: typeof polish.newsLetter = (news, told) => {
  const { fullName } = told
  return `${[`Вітаємо, ${nameInMessage(fullName)}!`, newsText(news, told), told.link].join('\n\n')}\n`
}

export const newsSms: typeof polish.newsSms = (news, told) => `${newsText(news, told)} ${told.link}`

export const newsPush: typeof polish.newsPush = (news, slot) => ({
  title: newsSubject(news),
  body: `${slotWords(slot)}. Торкніться, щоб побачити.`,
})

function newsText(news: MarketNews, { slot, inReturn, reason, until }: ToldNews): string {
  const shift = slotWords(slot)
  const swap = inReturn ? ` за ${slotWords(inReturn)}` : ''
  switch (news) {
    case 'proposed':
      return `Є вільна зміна, яку ви можете взяти: ${shift}. Хто перший, той і їде.${until ? ` Взяти її можна до: ${spokenDate(until.date)}, ${until.hour}:00.` : ''}`
    case 'offered':
      return `Можна взяти зміну: ${shift}${swap}. Доки ви її не візьмете, нічого не змінюється.`
    case 'offered-first':
      return `Є вільна зміна, на яку ви чекаєте в резерві: ${shift}. Питаємо вас раніше за інших. Берете?`
    case 'given':
      return `Ця зміна більше не ваша: ${shift}.${inReturn ? ` Натомість ви їдете: ${slotWords(inReturn)}.` : ''}`
    case 'got':
      return `Ця зміна відтепер ваша: ${shift}.${inReturn ? ` Натомість віддано: ${slotWords(inReturn)}.` : ''}`
    case 'refused':
      return `Офіс не погодився віддати зміну: ${shift}${swap}. Нічого не змінюється.${reason === '' ? '' : ` Причина: ${reason}`}`
    case 'expired':
      return `Ніхто не взяв зміни: ${shift}. Вона й далі ваша.`
    case 'request-expired':
      return `Офіс не вирішив до початку зміни: ${shift}. Нічого не змінюється.`
    case 'off':
      return `Пропозиція неактуальна: ${shift}${swap}. Нічого не змінюється.`
    case 'unproposed':
      return `Офіс більше не просить узяти зміну: ${shift}. Нічого робити не треба.`
  }
}

function slotWords({ date, shift }: Slot): string {
  return `${shift === 'day' ? 'День' : 'Ніч'}, ${spokenDate(date)}`
}
