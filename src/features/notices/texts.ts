import { counted, plural } from '#kernel/polish-text.ts'

/** SMS about changes of the schedule (Spec 2 §4). */
export const changeSmsTexts = {
  send: 'Wyślij SMS',
  sent: 'SMS Wysłany',
  /** Kept while no gateway has taken it: nothing has been sent (D30). */
  waits: 'SMS czeka',
  sendAll: 'Wyślij SMS do wszystkich',
  sendAllTitle: 'Wysłać SMS do wszystkich?',
  updateFirst: 'Najpierw zaktualizuj grafik',
  earlier: 'SMS mówił o wcześniejszej zmianie.',
  passed: 'Zmiana już się zaczęła, SMS nie zostanie wysłany.',
  withoutPhone: 'Brak numeru telefonu.',
  again: 'Wyślij SMS ponownie',
  againTitle: 'Wysłać SMS ponownie?',
  undelivered: 'Operator nie doręczył SMS-a. Wyjdzie drugi SMS.',
  expired: 'Zmiana już się zaczęła. SMS wyjdzie mimo to.',
  mail: 'Wyślij e-mail',
  mailed: 'E-mail wysłany',
  mailWaits: 'E-mail czeka',
  mailAgain: 'Wyślij e-mail ponownie',
  mailEarlier: 'E-mail mówił o wcześniejszej zmianie.',
  withoutBoth: 'Brak numeru telefonu i adresu e-mail. Zadzwoń albo uzupełnij dane na liście kierowców.',
  letterHasPassed: 'Ta zmiana już się zaczęła, więc e-mail nie zostanie wysłany.',
  noEmail: 'Kierowca nie ma adresu e-mail. Uzupełnij go na liście kierowców.',
  noGateways: 'Bramka SMS nie jest skonfigurowana. Wiadomości czekają w skrzynce nadawczej.',
  returns: 'Cofnięte po powiadomieniu',
  returnsNote: 'Kierowca wiedział o zmianie, której już nie ma. Daj mu znać, że jest nieaktualna.',
  unread: 'Nieprzeczytana przez kierowcę',
  read: (when: string) => `Przeczytana ${when}`,
  push: 'Powiadomienie na telefon:',
  noSuchChange: 'Nie ma takiej zmiany w zapisanym grafiku. Najpierw zaktualizuj grafik.',
  hasPassed: 'Ta zmiana już się zaczęła, więc SMS nie zostanie wysłany.',
  noPhone: 'Kierowca nie ma numeru telefonu. Uzupełnij go na liście kierowców.',
  notGenerated: 'Ten tydzień nie jest wygenerowany. Najpierw wygeneruj grafik.',
  whichChange: 'Podaj zmianę: jej identyfikator albo tydzień, kierowcę i poprzednie miejsce.',
  slot: 'Podaj zmianę od 0 do 13.',
} as const

/** Whom saved changes reached, by change. */
export interface Reached {
  readonly all: number
  readonly read: number
  /** Not read, and the shift has begun. */
  readonly missed: number
  /** A push service took the message to a phone. */
  readonly push: number
  readonly sms: number
  /** SMS that a push has saved. */
  readonly spared: number
  readonly letters: number
  /** Told in no way, and not read. */
  readonly nobody: number
}

/**
 * `Przeczytane: 3 z 5, nieprzeczytane do początku zmiany: 1. Na telefon: 2. SMS: 2, zaoszczędzone: 1.
 * E-mail: 1. Bez wiadomości: 1.`
 */
export function reachedWords({ all, read, missed, push, sms, spared, letters, nobody }: Reached): string {
  const saved = spared > 0 ? `, zaoszczędzone: ${spared}` : ''
  return [
    `Przeczytane: ${read} z ${all}${missed > 0 ? `, nieprzeczytane do początku zmiany: ${missed}` : ''}.`,
    push > 0 ? `Na telefon: ${push}.` : '',
    sms > 0 || spared > 0 ? `SMS: ${sms}${saved}.` : '',
    letters > 0 ? `E-mail: ${letters}.` : '',
    nobody > 0 ? `Bez wiadomości: ${nobody}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** `2 nieprzeczytane`, as the list of changes counts those still to come. */
export function unreadCount(count: number): string {
  return counted(count, 'nieprzeczytana', 'nieprzeczytane', 'nieprzeczytanych')
}

/**
 * `2 SMS-y trafią do 2 osób. Razem 5 zmian, po jednym SMS-ie na osobę.`
 * @param smsConfigured whether a gateway takes them; without one they only wait (D30)
 * @param cost in parts, in drivers' languages and in Polish; undefined where nobody knows
 */
export function asksAll(
  people: number,
  changes: number,
  smsConfigured: boolean,
  cost?: { readonly parts: number; readonly inPolish: number },
): string {
  const messages = smsConfigured
    ? `${counted(people, 'SMS trafi', 'SMS-y trafią', 'SMS-ów trafi')} do ${ofPeople(people)}.`
    : `${sms(people)} dla ${ofPeople(people)} ${plural(people, 'zaczeka', 'zaczekają', 'zaczeka')} w skrzynce nadawczej: bramka SMS nie jest ustawiona.`
  const told = `${messages} Razem ${ofChanges(changes)}, po jednym SMS-ie na osobę.`
  return cost ? `${told} ${costWords(cost)}` : told
}

/** `Bramka policzy 15 części SMS. Po polsku byłoby ich 9: …` */
function costWords({ parts, inPolish }: { readonly parts: number; readonly inPolish: number }): string {
  const all = `Bramka policzy ${counted(parts, 'część', 'części', 'części')} SMS.`
  return inPolish < parts
    ? `${all} Po polsku byłoby ich ${inPolish}: przełącznik jest w Wiadomościach, w zakładce „Szablony”.`
    : all
}

function sms(count: number): string {
  return counted(count, 'SMS', 'SMS-y', 'SMS-ów')
}

function ofPeople(count: number): string {
  return counted(count, 'osoby', 'osób', 'osób')
}

function ofChanges(count: number): string {
  return counted(count, 'zmiana', 'zmiany', 'zmian')
}

/** That one SMS or letter tells of several changes of its driver. @param changes at least 2 */
export function sharedSms(changes: number): string {
  return `Jeden SMS o ${counted(changes, 'zmianie', 'zmianach', 'zmianach')}.`
}

/** What became of 'send to all', with what was left out and why; sent is only what a gateway took (D30). */
export function sentToAll(counts: {
  readonly sent: number
  readonly people: number
  readonly changes: number
  readonly waiting: number
  readonly already: number
  readonly notThrough: number
  readonly withoutPhone: number
  readonly passed: number
  readonly smsConfigured: boolean
}): string {
  const { sent, people, changes, waiting, already, notThrough, withoutPhone, passed, smsConfigured } = counts
  return [
    sent > 0
      ? `Zapisane do wysłania: ${sms(sent)} do ${ofPeople(people)}, razem ${ofChanges(changes)}.`
      : 'Nie ma nowych zmian, o których można wysłać SMS.',
    waiting > 0 ? `Czekają od wcześniej: ${sms(waiting)}.` : '',
    sent + waiting > 0 && !smsConfigured ? 'Bramka SMS nie jest skonfigurowana, więc nic nie wyszło.' : '',
    already > 0 ? `Wysłane wcześniej: ${sms(already)}.` : '',
    notThrough > 0 ? `Nie wyszły albo nie dotarły: ${sms(notThrough)}.` : '',
    withoutPhone > 0 ? `Bez numeru telefonu: ${counted(withoutPhone, 'osoba', 'osoby', 'osób')}.` : '',
    passed > 0 ? `Już się zaczęły: ${ofChanges(passed)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Why a driver has another place: no rental or grounding asked for it. */
export const changedByHand = 'Powód: przeniesienie ręczne.'

/**
 * Why a driver has a place, in a car or in the reserve, who had none: the choice came once the week had been
 * generated (D42).
 */
export const submittedLate = 'Powód: zgłoszenie po wygenerowaniu grafiku.'

/** The same of who did not choose the shift: the office entered it. */
export const addedByOffice = 'Powód: zmiana dodana przez biuro.'

/** `Powód: auto WX 1, Wynajem.` @param off what keeps the car from being driven */
export function carOffNow(reg: string, off: string): string {
  return `Powód: auto ${reg}, ${off.replace(/\.+$/, '')}.`
}
