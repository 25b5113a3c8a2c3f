import type { Approval, WhyNotApprove } from './domain/who-approves.ts'

interface Told {
  readonly approval: Approval
  /** The day of the transfers comes before the day on which it may be approved. */
  readonly dateTooSoon: boolean
}

const names = (all: readonly string[]) => all.join(', ')
const TOMORROW = 'jutro, od 00:00'

const WHY: Readonly<Record<WhyNotApprove, string>> = {
  own: 'Tę paczkę przygotowałeś sam, więc zatwierdza ją ktoś inny.',
  'right-of-today':
    'Uprawnienie do pieniędzy albo nowe hasło od administratora masz od dziś, więc dziś jej nie zatwierdzisz.',
  'prepared-today':
    'Przygotowała ją osoba, która uprawnienie do pieniędzy albo nowe hasło od administratora ma od dziś, więc dziś nie można jej zatwierdzić.',
}

/**
 * Who may approve a batch that waits, and when; empty where who reads it may, and nothing more is to be
 * said.
 */
export function approvalText({ approval: { why, today, tomorrow, anew }, dateTooSoon }: Told): string {
  if (why === null) return ''
  if (today.length > 0) return `${WHY[why]} Dziś może to zrobić: ${names(today)}.`
  if (tomorrow.length === 0)
    return `${WHY[why]} Nikt inny nie ma uprawnienia do pieniędzy. Administrator może je komuś dać: ta osoba zatwierdzi paczkę następnego dnia, od 00:00.`
  const late = dateTooSoon
    ? ' Dzień przelewu tej paczki wtedy już minie, więc anuluj ją i przygotuj z datą od jutra.'
    : ''
  return `${WHY[why]} Może to zrobić ${TOMORROW}: ${names(tomorrow)}.${late} ${todayText(anew)}`
}

function todayText({ names: of, alone }: Approval['anew']): string {
  if (of.length === 0) return 'Dziś nie da się jej wysłać.'
  return alone
    ? `Jeśli przelewy mają wyjść dziś, niech anuluje ją i przygotuje na nowo: ${names(of)}.`
    : `Jeśli przelewy mają wyjść dziś, niech jedna z tych osób anuluje ją i przygotuje na nowo, a inna z nich zatwierdzi: ${names(of)}.`
}
