import { counted } from '#kernel/polish-text.ts'

const drivers = (count: number) => counted(count, 'kierowcę', 'kierowców', 'kierowców')
const names = (all: readonly string[]) =>
  all.length > 5 ? `${all.slice(0, 5).join(', ')} i jeszcze ${all.length - 5}` : all.join(', ')
const left = (waiting: number) => (waiting > 0 ? `, do powiadomienia zostało ${waiting}` : '')

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
  text: (letters: number, sms: number) =>
    `Wyjdzie: ${[letters > 0 ? counted(letters, 'e-mail', 'e-maile', 'e-maili') : '', sms > 0 ? `${sms} SMS` : ''].filter(Boolean).join(', ')}. Każdy dostanie swoją kwotę i adres swojej strony rozliczeń. O tym samym rozliczeniu nikt nie dostanie wiadomości drugi raz, a po korekcie dostanie nową.`,
  confirm: 'Wyślij wiadomości',
  cancel: 'Anuluj',
  /** @param waits true: nothing goes out before there is a gateway */
  done: (letters: number, sms: number, waits: boolean) =>
    letters + sms === 0
      ? 'Nie ma nic nowego do wysłania.'
      : `${waits ? 'Zapisane do wysłania' : 'Wysłane'}: ${[letters > 0 ? counted(letters, 'e-mail', 'e-maile', 'e-maili') : '', sms > 0 ? `${sms} SMS` : ''].filter(Boolean).join(', ')}.`,
  waits: 'Część wiadomości czeka w skrzynce, bo nie ma ustawionej bramki.',
  notTold: 'Nie wysłano wiadomości',
  failedTitle: 'Nie wiadomo, kto już został powiadomiony',
} as const

/** Of the dashboard: what drivers asked. */
export const openQuestionTexts = {
  title: 'Pytania kierowców o rozliczenia',
  none: 'Każde pytanie ma odpowiedź.',
  one: (name: string, week: number) => `${name}, tydzień\u00a0${week}`,
} as const
