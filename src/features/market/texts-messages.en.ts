import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import { spokenDate } from '#platform/pure/dates.en.ts'
import type * as polish from './texts-messages.ts'
import type { MarketNews, ToldNews } from './texts-messages.ts'

const SUBJECTS: Readonly<Record<MarketNews, string>> = {
  proposed: 'The office looks for a driver for a shift',
  offered: 'Somebody offers you a shift',
  'offered-first': 'A shift you wait for on reserve is free',
  given: 'Your shift has a new driver',
  got: 'The shift is yours',
  refused: 'The office did not agree to give the shift away',
  expired: 'Nobody took your shift',
  'request-expired': 'Giving the shift away came to nothing',
  off: 'The offer no longer stands',
  unproposed: 'The office no longer asks you to take a shift',
}

export const newsSubject: typeof polish.newsSubject = (news) => SUBJECTS[news]

export const newsLetter: typeof polish.newsLetter = (news, told) => {
  const { fullName } = told
  return `${[`Hello ${nameInMessage(fullName)},`, newsText(news, told), told.link].join('\n\n')}\n`
}

export const newsSms: typeof polish.newsSms = (news, told) => `${newsText(news, told)} ${told.link}`

export const newsPush: typeof polish.newsPush = (news, slot) => ({
  title: newsSubject(news),
  body: `${slotWords(slot)}. Tap to see.`,
})

function newsText(news: MarketNews, { slot, inReturn, reason, until }: ToldNews): string {
  const shift = slotWords(slot)
  const swap = inReturn ? ` for ${slotWords(inReturn)}` : ''
  switch (news) {
    case 'proposed':
      return `There is a free shift that you may take: ${shift}. The first to take it drives.${until ? ` You can take it until ${spokenDate(until.date)}, ${until.hour}:00.` : ''}`
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
    case 'unproposed':
      return `The office no longer asks you to take this shift: ${shift}. There is nothing to do.`
  }
}

function slotWords({ date, shift }: Slot): string {
  return `${shift === 'day' ? 'Day' : 'Night'}, ${spokenDate(date)}`
}
