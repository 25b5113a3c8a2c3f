import { counted } from '#kernel/polish-text.ts'

const people = (count: number) => counted(count, 'osoba', 'osoby', 'osób')

interface Told {
  readonly people: number
  readonly letters: number
  readonly sms: number
  readonly waits: boolean
  readonly read: number
  readonly resting: number
  readonly unreachable: number
  readonly over: number
}

/** Who has read a published week, and telling the others once more. */
export const readersTexts = {
  notPublished: 'Ten tydzień nie jest opublikowany, więc kierowcy nie mają czego przeczytać. Odśwież stronę.',
  title: (read: number, all: number) => `Opublikowano: przeczytało ${read} z ${all}`,
  published: (week: number, at: string) =>
    `Tydzień ${week}, opublikowany ${at}. Najpierw ci, którzy jadą najwcześniej.`,
  hint: 'Przeczytał ten, kto po publikacji otworzył swój grafik zalogowany jako on sam.',
  failedTitle: 'Nie udało się wczytać, kto przeczytał grafik',
  loading: 'Wczytywanie, kto przeczytał grafik',
  notYet: (week: number) => `Grafik na tydzień ${week} nie jest jeszcze opublikowany.`,
  toBoard: 'Otwórz edycję grafiku',
  nobody: 'W tym grafiku nie ma żadnego kierowcy.',
  all: 'Wszyscy przeczytali.',
  driver: 'Kierowca',
  next: 'Najbliższa zmiana',
  car: 'Auto',
  noneLeft: 'wszystkie zmiany już się zaczęły',
  kind: { drive: '', reserve: 'rezerwa', 'on-call': 'do dyspozycji' },
  told: 'Wiadomość',
  notTold: 'nie było jak wysłać',
  way: { push: 'powiadomienie', email: 'e-mail', sms: 'SMS' },
  times: (times: number) => counted(times, 'raz', 'razy', 'razy'),
  restsUntil: (at: string) => `kolejna najwcześniej ${at}`,
  acts: 'Działania',
  selectColumn: 'Wybór',
  select: (fullName: string) => `Zaznacz: ${fullName}`,
  selectAll: (count: number) => `Zaznacz nieprzeczytane (${count})`,
  call: (fullName: string) => `Zadzwoń: ${fullName}`,
  selected: (count: number) => counted(count, 'zaznaczony', 'zaznaczonych', 'zaznaczonych'),
  can: (can: number, resting: number) =>
    [`można ponowić: ${can}`, resting > 0 ? `niedawno wysłano: ${resting}` : ''].filter(Boolean).join(' · '),
  repeat: (count: number) => `Ponów nieprzeczytanym (${count})`,
  askTitle: 'Ponowić nieprzeczytanym?',
  ask: (count: number, hours: number) =>
    `${people(count)}: ta sama wiadomość o grafiku, z grafikiem takim, jaki jest teraz. Kto dostał ją w ostatnich ${hours} godz. albo zdążył przeczytać, nie dostanie kolejnej.`,
  done: ({ people: told, letters, sms, waits, read, resting, unreachable, over }: Told) => {
    const said =
      told === 0
        ? 'Nikomu nie ponowiono.'
        : `Zapisano do wysłania: ${people(told)} (e-maile: ${letters}, SMS: ${sms}).`
    const left = [
      read > 0 ? `zdążyło przeczytać: ${read}` : '',
      resting > 0 ? `niedawno wysłano: ${resting}` : '',
      unreachable > 0 ? `bez adresu: ${unreachable}` : '',
      over > 0 ? `bez kolejnych zmian: ${over}` : '',
    ].filter(Boolean)
    return [
      said,
      waits ? 'Bramka nie jest skonfigurowana, więc wiadomości czekają.' : '',
      left.length > 0 ? `Pominięto: ${left.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' ')
  },
} as const
