import { counted } from '#kernel/polish-text.ts'

const drivers = (count: number) => counted(count, 'kierowcę', 'kierowców', 'kierowców')
const names = (all: readonly string[]) =>
  all.length > 5 ? `${all.slice(0, 5).join(', ')} i jeszcze ${all.length - 5}` : all.join(', ')
const left = (waiting: number) => (waiting > 0 ? `, do powiadomienia zostało ${waiting}` : '')

/** `57 e-maili, 3 SMS`; empty where there are none. */
const messages = (letters: number, sms: number) =>
  [letters > 0 ? counted(letters, 'e-mail', 'e-maile', 'e-maili') : '', sms > 0 ? `${sms} SMS` : '']
    .filter(Boolean)
    .join(', ')

/** What the office reads where it tells drivers of a closed week. */
export const tellTexts = {
  /** Of all that are closed; `waiting` are those of which the press tells. */
  told: ({ told, closed, waiting }: { told: number; closed: number; waiting: number }) => {
    if (told > 0)
      return `Powiadomiono o ${told} z ${counted(closed, 'rozliczenia', 'rozliczeń', 'rozliczeń')}${left(waiting)}.`
    const all = `Zamknięto ${counted(closed, 'rozliczenie', 'rozliczenia', 'rozliczeń')}`
    return `${all}${waiting === closed ? ', kierowcy jeszcze o tym nie wiedzą' : left(waiting)}.`
  },
  inNewer: (count: number) =>
    `Bez osobnej wiadomości: ${count}, bo kwota przeszła do nowszego rozliczenia i jest w wiadomości o nim.`,
  allTold: (closed: number) =>
    closed === 1
      ? 'Kierowca wie o zamkniętym rozliczeniu.'
      : `Kierowcy wiedzą o wszystkich zamkniętych rozliczeniach (${closed}).`,
  allWritten: (closed: number) =>
    `Wiadomości o wszystkich zamkniętych rozliczeniach są zapisane (${closed}).`,
  declined: (count: number) => `Bez wiadomości na własne życzenie: ${count}.`,
  unreachable: (who: readonly string[]) =>
    `Wiadomość nie dojdzie${who.length > 1 ? ` (${who.length})` : ''}: ${names(who)}.`,
  why: {
    'no-channel': 'nie ma adresu',
    inactive: 'wyłączony',
    gone: 'poza listą',
    'not-sent': 'na ten numer nie wysyłamy SMS-ów',
  },
  one: (name: string, why: string) => `${name} (${why})`,
  off: 'Wiadomości o rozliczeniach są wyłączone.',
  settings: 'Ustawienia powiadomień',
  tell: (count: number) => `Powiadom kierowców (${count})`,
  title: (count: number) => `Powiadomić ${drivers(count)}?`,
  /** @param stays for which of them there is no gateway */
  text: (letters: number, sms: number, stays: { readonly letters: boolean; readonly sms: boolean }) => {
    const goes = messages(stays.letters ? 0 : letters, stays.sms ? 0 : sms)
    const kept = messages(stays.letters ? letters : 0, stays.sms ? sms : 0)
    return [
      goes === '' ? '' : `Wyjdzie: ${goes}.`,
      kept === ''
        ? ''
        : `Nie wyjdzie, tylko zapisze się w skrzynce nadawczej, bo nie ma bramki: ${kept}. Wyjdzie, gdy administrator ją ustawi, najpóźniej w 30 dni. Kierowcy widzą rozliczenie na swojej stronie już teraz: daj im znać inaczej.`,
      'W wiadomości jest kwota i adres strony rozliczeń kierowcy. O tym samym rozliczeniu nikt nie dostanie wiadomości drugi raz, a po korekcie dostanie nową.',
    ]
      .filter(Boolean)
      .join(' ')
  },
  confirm: 'Wyślij wiadomości',
  /** Nothing goes out now. */
  confirmKeep: 'Zapisz wiadomości',
  cancel: 'Anuluj',
  /** @param waits true: nothing goes out before there is a gateway */
  done: (letters: number, sms: number, waits: boolean) =>
    letters + sms === 0
      ? 'Nie ma nic nowego do wysłania.'
      : `${waits ? 'Zapisane do wysłania' : 'Wysłane'}: ${messages(letters, sms)}.`,
  waits:
    'Wiadomości, do których nie ma bramki, czekają w skrzynce nadawczej i wyjdą, gdy administrator ją ustawi. Kierowcy widzą rozliczenia na swojej stronie: daj im znać inaczej.',
  notTold: 'Nie wysłano wiadomości',
  failedTitle: 'Nie wiadomo, kto już został powiadomiony',
} as const

/** Of the dashboard: what drivers asked. */
export const openQuestionTexts = {
  title: 'Pytania kierowców o rozliczenia',
  none: 'Każde pytanie ma odpowiedź.',
  one: (name: string, week: number) => `${name}, tydzień\u00a0${week}`,
} as const
