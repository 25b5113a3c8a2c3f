import { zloty } from '#features/settlement/texts-amounts.ts'
import { dateParts, formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { datesOf, type Week } from '#kernel/week.ts'

/** What a message tells of a statement. Amounts are grosze. */
export interface ToldStatement {
  readonly fullName: string
  readonly week: Week
  readonly toPay: number
  readonly carry: number
  /** The whole of it was paid before anybody was told. */
  readonly paid: boolean
  readonly accountEnd: string | null
  /** `again`: reopened and closed anew. `corrected`: it stays, the difference goes into a later one. */
  readonly news: 'closed' | 'again' | 'corrected'
  /** Of the corrections that are told. */
  readonly correction: number
  /** The rental of the own car, which is paid apart; null where there is none. */
  readonly apart: { readonly toPay: number; readonly carry: number; readonly state: string } | null
  readonly apartCorrection: number
  readonly link: string
}

/** `47 (16-22.11.2026)` */
export function weekInMessage(week: Week): string {
  const dates = datesOf(week)
  const [first, last] = [dates[0], dates[6]]
  if (!first || !last) return String(week.week)
  const from = dateParts(first).month === dateParts(last).month ? dateParts(first).day : formatStateDay(first)
  return `${week.week} (${from}-${formatStateDay(last)})`
}

/** Half a sentence: `do wypłaty 338,69 zł na konto ...9123`. With letters that every SMS has. */
export function outcomeInMessage(told: ToldStatement): string {
  if (told.news === 'corrected') return correctionInMessage(told)
  const { correction, apartCorrection } = told
  // Of who is told of the closing only now: what was corrected since is no part of its amounts.
  const since = correction === 0 && apartCorrection === 0 ? '' : correctionInMessage(told)
  return [ofWeekInMessage(told), ofCarInMessage(told), since].filter(Boolean).join('; ')
}

function correctionInMessage({ correction, apartCorrection }: ToldStatement): string {
  const ofCar = apartCorrection === 0 ? '' : `korekta najmu auta ${inSms(apartCorrection)}`
  const ofWeek = correction === 0 && ofCar ? '' : `korekta ${inSms(correction)}`
  return `${[ofWeek, ofCar].filter(Boolean).join(' i ')}, wejdzie do następnego rozliczenia`
}

/** What is paid apart, never one sum with the week. */
function ofCarInMessage({ apart }: ToldStatement): string {
  if (!apart) return ''
  if (apart.carry < 0) return `najem auta: ${inSms(apart.carry)} pomniejszy następny najem`
  if (apart.toPay === 0) return ''
  if (apart.state === 'rolled-over') return ''
  return `najem auta ${apart.state === 'paid' ? 'wypłacono osobno' : 'osobno do wypłaty'}: ${inSms(apart.toPay)}`
}

function ofWeekInMessage({ toPay, carry, paid, accountEnd, news }: ToldStatement): string {
  const word = news === 'again' ? 'po poprawce ' : ''
  if (paid) return `${word}wypłacono ${inSms(toPay)}`
  if (toPay > 0)
    return `${word}do wypłaty ${inSms(toPay)} ${accountEnd === null ? 'gotówką w biurze' : `na konto ...${accountEnd}`}`
  if (carry < 0) return `${word}bez wypłaty, na następny tydzień przechodzi ${inSms(carry)}`
  return `${word}nie ma nic do wypłaty`
}

/** An SMS has neither the wide minus nor spaces that don't break. */
function inSms(grosze: number): string {
  return zloty(grosze)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-')
}

const SUBJECTS = {
  closed: (week: string) => `Rozliczenie tygodnia ${week}`,
  again: (week: string) => `Poprawione rozliczenie tygodnia ${week}`,
  corrected: (week: string) => `Korekta do rozliczenia tygodnia ${week}`,
} as const

/** Without amounts: it stands on a locked screen. */
export function statementSubject({ news, week }: ToldStatement): string {
  return SUBJECTS[news](weekInMessage(week))
}

export function statementLetter(told: ToldStatement): string {
  const outcome = outcomeInMessage(told)
  const lead = {
    closed: `Biuro zamknęło Twoje rozliczenie tygodnia ${weekInMessage(told.week)}:`,
    again: `Biuro poprawiło Twoje rozliczenie tygodnia ${weekInMessage(told.week)}. Obowiązuje teraz:`,
    corrected: `Po zamknięciu zmieniły się dane Twojego rozliczenia tygodnia ${weekInMessage(told.week)}:`,
  }[told.news]
  return `${[
    `Dzień dobry, ${nameInMessage(told.fullName)}!`,
    `${lead}\n${outcome}.`,
    `Jak powstała każda kwota i PDF do pobrania, po podaniu numeru telefonu i PIN-u:\n${told.link}`,
    'Jeżeli coś się nie zgadza, naciśnij tam „Nie zgadzam się”. Odpowiedź biura zobaczysz w tym samym miejscu.',
  ].join('\n\n')}\n`
}

interface ToldAnswer {
  readonly fullName: string
  /** As {@link weekInMessage} writes it. */
  readonly week: string
  readonly link: string
}

export function answerSubject({ week }: ToldAnswer): string {
  return `Odpowiedź biura w sprawie rozliczenia tygodnia ${week}`
}

export function answerLetter({ fullName, week, link }: ToldAnswer): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Biuro odpowiedziało na Twoje pytanie o rozliczenie tygodnia ${week}.`,
    `Odpowiedź przeczytasz po podaniu numeru telefonu i PIN-u:\n${link}`,
  ].join('\n\n')}\n`
}
