import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { Slot } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'

/**
 * What a driver is told: that the office looks for somebody; an offer for the driver alone, or first because
 * of the reserve; that the own shift found its taker; what the office decided, for either of the two; that
 * nobody took it; that it is off; that the office looks for nobody any more.
 */
export type MarketNews =
  | 'proposed'
  | 'offered'
  | 'offered-first'
  | 'given'
  | 'got'
  | 'refused'
  | 'expired'
  | 'request-expired'
  | 'off'
  | 'unproposed'

export interface ToldNews {
  readonly fullName: string
  /** What is given; for the one who swaps and gets it, what is got. */
  readonly slot: Slot
  /** What is given for it; undefined: nothing. */
  readonly inReturn: Slot | undefined
  /** Of the office; empty without. */
  readonly reason: string
  /** When the office asks no more, in the fleet's time; undefined: that is not said. */
  readonly until?: { readonly date: CalendarDate; readonly hour: number } | undefined
  readonly link: string
}

const SUBJECTS: Readonly<Record<MarketNews, string>> = {
  proposed: 'Biuro szuka kierowcy na zmianę',
  offered: 'Ktoś oddaje Ci zmianę',
  'offered-first': 'Zwolniła się zmiana, na którą czekasz w rezerwie',
  given: 'Twoja zmiana ma nowego kierowcę',
  got: 'Zmiana jest Twoja',
  refused: 'Biuro nie zgodziło się na oddanie zmiany',
  expired: 'Nikt nie wziął Twojej zmiany',
  'request-expired': 'Oddanie zmiany nie doszło do skutku',
  off: 'Oferta zmiany jest nieaktualna',
  unproposed: 'Biuro cofnęło prośbę o wzięcie zmiany',
}

export function newsSubject(news: MarketNews): string {
  return SUBJECTS[news]
}

/** The letter to one driver. */
export function newsLetter(news: MarketNews, told: ToldNews): string {
  return `${[`Dzień dobry, ${nameInMessage(told.fullName)}!`, newsText(news, told), told.link].join('\n\n')}\n`
}

/** The same in a few words. */
export function newsSms(news: MarketNews, told: ToldNews): string {
  return `${newsText(news, told)} ${told.link}`
}

/** On the lock screen: no names, no plates, and nothing that the office has typed. */
export function newsPush(news: MarketNews, slot: Slot): { readonly title: string; readonly body: string } {
  return { title: newsSubject(news), body: `${slotWords(slot)}. Dotknij, żeby zobaczyć.` }
}

function newsText(news: MarketNews, { slot, inReturn, reason, until }: ToldNews): string {
  const shift = slotWords(slot)
  const swap = inReturn ? ` za ${slotWords(inReturn)}` : ''
  switch (news) {
    case 'proposed':
      return `Jest wolna zmiana, którą możesz wziąć: ${shift}. Kto pierwszy, ten jedzie.${until ? ` Możesz ją wziąć do: ${dateWords(until.date)}, godz. ${until.hour}:00.` : ''}`
    case 'offered':
      return `Możesz wziąć zmianę: ${shift}${swap}. Dopóki jej nie weźmiesz, nic się nie zmienia.`
    case 'offered-first':
      return `Jest wolna zmiana, na którą czekasz w rezerwie: ${shift}. Pytamy Cię przed innymi. Bierzesz?`
    case 'given':
      return `Ta zmiana nie jest już Twoja: ${shift}.${inReturn ? ` W zamian jedziesz: ${slotWords(inReturn)}.` : ''}`
    case 'got':
      return `Ta zmiana jest od teraz Twoja: ${shift}.${inReturn ? ` W zamian oddana: ${slotWords(inReturn)}.` : ''}`
    case 'refused':
      return `Biuro nie zgodziło się na oddanie zmiany: ${shift}${swap}. Nic się nie zmienia.${reason === '' ? '' : ` Powód: ${reason}`}`
    case 'expired':
      return `Nikt nie wziął zmiany: ${shift}. Nadal jest Twoja.`
    case 'request-expired':
      return `Biuro nie zdecydowało przed początkiem zmiany: ${shift}. Nic się nie zmienia.`
    case 'off':
      return `Oferta jest nieaktualna: ${shift}${swap}. Nic się nie zmienia.`
    case 'unproposed':
      return `Biuro nie prosi już o wzięcie zmiany: ${shift}. Nic nie musisz robić.`
  }
}

/** `Noc, piątek 27 listopada` */
function slotWords({ date, shift }: Slot): string {
  return `${SHIFT_ON_WIRE[shift]}, ${dateWords(date)}`
}

/** `piątek 27 listopada` */
function dateWords(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${WEEKDAY_NAMES[weekday(date)]?.toLowerCase()} ${day} ${MONTH_NAMES[month - 1]}`
}
