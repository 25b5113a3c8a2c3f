import { counted } from '#kernel/polish-text.ts'

/** SMS about changes of the schedule (Spec 2 §4). */
export const changeSmsTexts = {
  send: 'Wyślij SMS',
  sent: 'SMS Wysłany',
  sendAll: 'Wyślij SMS do wszystkich',
  sendAllTitle: 'Wysłać SMS do wszystkich?',
  updateFirst: 'Najpierw zaktualizuj grafik',
  earlier: 'SMS mówił o wcześniejszej zmianie.',
  passed: 'Zmiana już się zaczęła, SMS nie zostanie wysłany.',
  withoutPhone: 'Brak numeru telefonu.',
  noSuchChange: 'Nie ma takiej zmiany w zapisanym grafiku. Najpierw zaktualizuj grafik.',
  hasPassed: 'Ta zmiana już się zaczęła, więc SMS nie zostanie wysłany.',
  noPhone: 'Kierowca nie ma numeru telefonu. Uzupełnij go na liście kierowców.',
  notGenerated: 'Ten tydzień nie jest wygenerowany. Najpierw wygeneruj grafik.',
  whichChange: 'Podaj zmianę: jej identyfikator albo tydzień, kierowcę i poprzednie miejsce.',
  slot: 'Podaj zmianę od 0 do 13.',
} as const

/** What an SMS says instead of a plate. */
export const CARLESS_IN_SMS = {
  reserve: 'brak, jesteś w rezerwie',
  onCall: 'brak, jesteś do dyspozycji',
} as const

/** `4 SMS-y trafią do 3 osób.` */
export function asksAll(messages: number, people: number): string {
  const sms = counted(messages, 'SMS trafi', 'SMS-y trafią', 'SMS-ów trafi')
  return `${sms} do ${counted(people, 'osoby', 'osób', 'osób')}.`
}

/** What became of 'send to all', with what was left out and why. */
export function toldAll(counts: {
  readonly sent: number
  readonly already: number
  readonly withoutPhone: number
  readonly passed: number
}): string {
  const { sent, already, withoutPhone, passed } = counts
  return [
    `Do wysłania: ${counted(sent, 'SMS', 'SMS-y', 'SMS-ów')}.`,
    already > 0 ? `Wysłane wcześniej: ${already}.` : '',
    withoutPhone > 0 ? `Bez numeru telefonu: ${withoutPhone}.` : '',
    passed > 0 ? `Zmiana już się zaczęła: ${passed}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
