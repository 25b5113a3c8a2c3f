import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import { spokenDate } from '#platform/pure/dates.en.ts'
import type * as polish from './texts-messages.ts'
import type { MarketNews, ToldNews } from './texts-messages.ts'

const SUBJECTS: Readonly<Record<MarketNews, string>> = {
  offered: 'Somebody offers you a shift',
  'offered-first': 'A shift you wait for on reserve is free',
  given: 'Your shift has a new driver',
  got: 'The shift is yours',
  refused: 'The office did not agree to give the shift away',
  expired: 'Nobody took your shift',
  'request-expired': 'Giving the shift away came to nothing',
  off: 'The offer no longer stands',
}

export const newsSubject: typeof polish.newsSubject = (news) => SUBJECTS[news]

export const newsLetter: typeof polish.newsLetter = (news, told) => {
  const { fullName } = told
  return `${[`Hello ${nameInMessage(fullName)},`, newsText(news, told), told.link].join('\n\n')}\n`
}

export const newsSms: typeof polish.newsSms = (news, told) => `${newsText(news, told)} ${told.link}`

function newsText(news: MarketNews, { slot, inReturn, reason }: ToldNews): string {
  const shift = slotWords(slot)
  const swap = inReturn ? ` for ${slotWords(inReturn)}` : ''
  switch (news) {
    case 'offered':
      return `You can take a shift: ${shift}${swap}. Until you take it, nothing changes.`
    case 'offered-first':
      return `A shift you wait for on reserve is free: ${shift}. You are asked before others. Do you take it?`
    case 'given':
      return `This shift is no longer yours: ${shift}.${inReturn ? ` In return you drive: ${slotWords(inReturn)}.` : ''}`
    case 'got':
      return `This shift is yours from now on: ${shift}.${inReturn ? ` Given in return: ${slotWords(inReturn)}.` : ''}`
    case 'refused':
      return `The office did not agree to give the shift away: ${shift}${swap}. Nothing changes.${reason === '' ? '' : ` Reason: ${reason}`}`
    case 'expired':
      return `Nobody took the shift: ${shift}. It is still yours.`
    case 'request-expired':
      return `The office did not decide before the shift began: ${shift}. Nothing changes.`
    case 'off':
      return `The offer no longer stands: ${shift}${swap}. Nothing changes.`
  }
}

function slotWords({ date, shift }: Slot): string {
  return `${shift === 'day' ? 'Day' : 'Night'}, ${spokenDate(date)}`
}
