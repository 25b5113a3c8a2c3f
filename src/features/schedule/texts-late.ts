import { counted, plural } from '#kernel/polish-text.ts'

/** What came to a week after it was generated (D42). */
export const lateTexts = {
  mark: 'czeka',
  /** For readers of the screen, behind the name. */
  marked: 'zgłoszenie po wygenerowaniu grafiku, czeka',
  seat: 'Posadź',
  /** Where nobody waits, and lists hold whose choice was taken back. */
  clear: 'Zdejmij z list',
  seatHint: 'Kto czeka, dostaje wolne auto albo miejsce w rezerwie. Nikt inny nie zmienia miejsca.',
  seatedTitle: 'Zgłoszenia po wygenerowaniu',
  nobodyWaits: 'Nikt już nie czeka: ktoś zrobił to przed chwilą albo zgłoszenia wycofano.',
  takenBackHint:
    'Kierowca albo biuro wycofało zgłoszenie. Miejsca w autach zostają, dopóki ich nie zmienisz.',
  moreNames: (count: number) => `i ${count} więcej`,
} as const

/** `3 zgłoszenia po wygenerowaniu` */
export function lateCount(people: number): string {
  return `${counted(people, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń')} po wygenerowaniu`
}

/** `1 wycofane zgłoszenie` */
export function takenBackCount(people: number): string {
  return `${people} ${plural(people, 'wycofane zgłoszenie', 'wycofane zgłoszenia', 'wycofanych zgłoszeń')}`
}

/**
 * `3 zgłoszenia po wygenerowaniu, 1 wycofane zgłoszenie`
 * @param waiting, takenBack people, one of them above 0
 */
export function lateSummary(waiting: number, takenBack: number): string {
  const said = [waiting > 0 ? lateCount(waiting) : '', takenBack > 0 ? takenBackCount(takenBack) : '']
  return said.filter((text) => text !== '').join(', ')
}

/**
 * What the step has done: `Na 6 zmian znalazło się wolne auto. Na liście, bez auta: 1 zmiana. Powód jest przy
 * nazwisku.`
 * @param seated, listed, left shifts
 */
export function seatedWords(seated: number, listed: number, left: number): string {
  const said = [
    seated > 0 ? `Na ${counted(seated, 'zmianę', 'zmiany', 'zmian')} znalazło się wolne auto.` : '',
    listed > 0
      ? `Na liście, bez auta: ${counted(listed, 'zmiana', 'zmiany', 'zmian')}. Powód jest przy nazwisku.`
      : '',
    left > 0
      ? `Z listy ${plural(left, 'zeszła', 'zeszły', 'zeszło')} ${counted(left, 'zmiana wycofana', 'zmiany wycofane', 'zmian wycofanych')}.`
      : '',
  ].filter((text) => text !== '')
  return said.length === 0 ? lateTexts.nobodyWaits : said.join(' ')
}

/** Told with a place whose choice is no more. */
export const takenBackWarning = 'Zgłoszenie na tę zmianę wycofano po wygenerowaniu grafiku.'
