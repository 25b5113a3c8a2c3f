import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import { spokenDate } from '#platform/pure/dates.ru.ts'
import type * as polish from './texts-messages.ts'
import type { MarketNews, ToldNews } from './texts-messages.ts'

const SUBJECTS: Readonly<Record<MarketNews, string>> = {
  proposed: 'Офис ищет водителя на смену',
  offered: 'Кто-то отдаёт вам смену',
  'offered-first': 'Освободилась смена, которую вы ждёте в резерве',
  given: 'У вашей смены новый водитель',
  got: 'Смена ваша',
  refused: 'Офис не согласился отдать смену',
  expired: 'Никто не взял вашу смену',
  'request-expired': 'Отдать смену не получилось',
  off: 'Предложение смены неактуально',
  unproposed: 'Офис больше не просит взять смену',
}

export const newsSubject: typeof polish.newsSubject = (news) => SUBJECTS[news]

export const newsLetter: typeof polish.newsLetter = (news, told) => {
  const { fullName } = told
  return `${[`Здравствуйте, ${nameInMessage(fullName)}!`, newsText(news, told), told.link].join('\n\n')}\n`
}

export const newsSms: typeof polish.newsSms = (news, told) => `${newsText(news, told)} ${told.link}`

export const newsPush: typeof polish.newsPush = (news, slot) => ({
  title: newsSubject(news),
  body: `${slotWords(slot)}. Нажмите, чтобы увидеть.`,
})

function newsText(news: MarketNews, { slot, inReturn, reason, until }: ToldNews): string {
  const shift = slotWords(slot)
  const swap = inReturn ? ` за ${slotWords(inReturn)}` : ''
  switch (news) {
    case 'proposed':
      return `Есть свободная смена, которую вы можете взять: ${shift}. Кто первый, тот и едет.${until ? ` Взять её можно до: ${spokenDate(until.date)}, ${until.hour}:00.` : ''}`
    case 'offered':
      return `Можно взять смену: ${shift}${swap}. Пока вы её не взяли, ничего не меняется.`
    case 'offered-first':
      return `Есть свободная смена, которую вы ждёте в резерве: ${shift}. Спрашиваем вас раньше других. Берёте?`
    case 'given':
      return `Эта смена больше не ваша: ${shift}.${inReturn ? ` Взамен вы едете: ${slotWords(inReturn)}.` : ''}`
    case 'got':
      return `Эта смена теперь ваша: ${shift}.${inReturn ? ` Взамен отдано: ${slotWords(inReturn)}.` : ''}`
    case 'refused':
      return `Офис не согласился отдать смену: ${shift}${swap}. Ничего не меняется.${reason === '' ? '' : ` Причина: ${reason}`}`
    case 'expired':
      return `Никто не взял смену: ${shift}. Она по-прежнему ваша.`
    case 'request-expired':
      return `Офис не решил до начала смены: ${shift}. Ничего не меняется.`
    case 'off':
      return `Предложение неактуально: ${shift}${swap}. Ничего не меняется.`
    case 'unproposed':
      return `Офис больше не просит взять смену: ${shift}. Ничего делать не нужно.`
  }
}

function slotWords({ date, shift }: Slot): string {
  return `${shift === 'day' ? 'День' : 'Ночь'}, ${spokenDate(date)}`
}
