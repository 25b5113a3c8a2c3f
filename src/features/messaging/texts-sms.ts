import type { SmsKind } from './domain/sms-values.ts'

interface Placeholder {
  readonly meaning: string
  readonly example: string
  /** Who leaves it out is warned, and of the one value that the SMS is sent for it can't be left out. */
  readonly required?: true | 'always'
}

interface SmsTexts {
  readonly name: string
  /** When it goes out. */
  readonly when: string
  /** Until the administrator writes another one. */
  readonly template: string
  readonly placeholders: Readonly<Record<string, Placeholder>>
}

const NAMES = {
  imie: { meaning: 'imię kierowcy', example: 'Jan' },
  kierowca: { meaning: 'imię i nazwisko kierowcy', example: 'Jan Kowalski' },
} as const

const SLOT = {
  data: { meaning: 'data zmiany', example: '17.3.2026', required: true },
  dzien: { meaning: 'dzień tygodnia', example: 'wtorek' },
  zmiana: { meaning: 'dzień albo noc', example: 'dzień', required: true },
} as const

const CAR = { auto: { meaning: 'numer rejestracyjny auta', example: 'WX 12345' } } as const

/** Every SMS that the product sends by itself: its name, its text and what the text may name (D31). */
export const SMS_TEXTS: Readonly<Record<SmsKind, SmsTexts>> = {
  pin: {
    name: 'PIN do kalendarza',
    when: 'Gdy kierowca dostaje nowy PIN, a w ustawieniach jest włączony PIN SMS-em.',
    template: 'Twój PIN do kalendarza pracy: {pin}. Nie podawaj go nikomu.',
    placeholders: { ...NAMES, pin: { meaning: 'PIN kierowcy', example: '4821', required: 'always' } },
  },
  'service-link': {
    name: 'Link do potwierdzenia serwisu',
    when: 'Gdy zaplanowano serwis auta, którym kierowca wtedy jeździ.',
    template: 'Serwis auta {auto}: {data}, godz. {godzina}{miejsce}. Prosimy o potwierdzenie: {link}',
    placeholders: {
      ...NAMES,
      auto: { ...CAR.auto, required: true },
      data: { meaning: 'data serwisu', example: '17.3.2026', required: true },
      godzina: { meaning: 'godzina serwisu', example: '10:15', required: true },
      miejsce: {
        meaning: 'miejsce serwisu, zaraz po przecinku; nic, gdy go nie podano',
        example: ', Puławska 152',
      },
      link: {
        meaning: 'link do potwierdzenia',
        example: 'https://grafik.example.pl/ps/dGVuLWxpbmstamVzdC1wcnp5a2xhZGVt',
        required: 'always',
      },
    },
  },
  'shift-moved': {
    name: 'Zmiana przeniesiona',
    when: 'Gdy biuro przenosi kierowcę na inny dzień albo inną zmianę.',
    template:
      '{imie}, zmiana w grafiku: zamiast {stara_data} ({stara_zmiana}) jedziesz {data} ({zmiana}), auto: {auto}.',
    placeholders: {
      ...NAMES,
      stara_data: { meaning: 'poprzednia data', example: '16.3.2026' },
      stara_zmiana: { meaning: 'poprzednia zmiana', example: 'noc' },
      ...SLOT,
      ...CAR,
    },
  },
  'shift-other-car': {
    name: 'Inne auto',
    when: 'Gdy kierowca na tej samej zmianie dostaje inne auto.',
    template: '{imie}, zmiana auta: {data} ({zmiana}) jedziesz autem {auto} zamiast {stare_auto}.',
    placeholders: {
      ...NAMES,
      ...SLOT,
      auto: { ...CAR.auto, required: true },
      stare_auto: { meaning: 'poprzednie auto', example: 'WX 54321' },
    },
  },
  'shift-to-list': {
    name: 'Zmiana bez auta',
    when: 'Gdy kierowca na tej samej zmianie traci auto i przechodzi do rezerwy albo do dyspozycji.',
    template: '{imie}, zmiana w grafiku: {data} ({zmiana}) jesteś {lista} i nie jedziesz autem {stare_auto}.',
    placeholders: {
      ...NAMES,
      ...SLOT,
      lista: { meaning: 'w rezerwie albo do dyspozycji', example: 'w rezerwie', required: true },
      stare_auto: { meaning: 'poprzednie auto', example: 'WX 54321' },
    },
  },
  'shift-back': {
    name: 'Powrót na poprzednie miejsce',
    when: 'Gdy biuro cofa zmianę, o której kierowca już wiedział.',
    template: '{imie}, poprzednia zmiana jest nieaktualna: wracasz na {data} ({zmiana}), auto: {auto}.',
    placeholders: { ...NAMES, ...SLOT, ...CAR },
  },
  'shift-removed': {
    name: 'Zmiana usunięta',
    when: 'Gdy biuro usuwa kierowcę ze zmiany. Powodu SMS nigdy nie podaje.',
    template: '{imie}, zmiana w grafiku: {data} ({zmiana}) masz wolne.',
    placeholders: { ...NAMES, ...SLOT },
  },
  'shift-added': {
    name: 'Zmiana dodana',
    when: 'Gdy biuro dodaje kierowcy zmianę.',
    template: '{imie}, nowa zmiana w grafiku: {data} ({zmiana}), auto: {auto}.',
    placeholders: { ...NAMES, ...SLOT, ...CAR },
  },
  'shift-changes': {
    name: 'Zmiany w grafiku',
    when: 'Gdy jeden SMS mówi o kilku zmianach kierowcy i z ich pełnymi treściami byłby za długi (ponad 3 części).',
    template: '{imie}, zmiany w grafiku: {liczba}, dni: {dni}. Zobacz je w kalendarzu: {link}',
    placeholders: {
      ...NAMES,
      liczba: { meaning: 'ile jest zmian', example: '5', required: true },
      dni: { meaning: 'dni, których dotyczą', example: '16.3, 17.3, 19.3' },
      link: {
        meaning: 'link, który otwiera kierowcy jego kalendarz, ważny 7 dni',
        example: 'https://grafik.example.pl/j#Zm9yLUphbi1Lb3dhbHNra',
        required: 'always',
      },
    },
  },
  'schedule-ready': {
    name: 'Grafik gotowy',
    when: 'Gdy biuro publikuje grafik tygodnia, a w ustawieniach jest włączony SMS o grafiku.',
    template: '{imie}, grafik {tydzien} jest gotowy. {zmiany} {link}',
    placeholders: {
      ...NAMES,
      tydzien: { meaning: 'daty tygodnia', example: '16-22.3.2026', required: true },
      zmiany: {
        meaning: 'zmiany z autem i liczba zmian w rezerwie',
        example: 'Pn dzień WX 12345, Śr noc WX 12345. W rezerwie: 1.',
        required: true,
      },
      link: {
        meaning: 'link, który otwiera kierowcy jego kalendarz, ważny 7 dni',
        example: 'https://grafik.example.pl/j#Zm9yLUphbi1Lb3dhbHNra',
      },
    },
  },
  'shift-reminder': {
    name: 'Przypomnienie o zmianie',
    when: 'Wieczorem przed zmianą, gdy kierowca nie ma powiadomień na telefonie, a przypomnienia idą SMS-em.',
    template: '{imie}, przypominamy: {dzien} {data}, {godziny}, auto {auto}.{miejsce}',
    placeholders: {
      ...NAMES,
      ...SLOT,
      zmiana: { meaning: SLOT.zmiana.meaning, example: SLOT.zmiana.example },
      godziny: { meaning: 'godziny zmiany', example: '6:00-18:00', required: true },
      auto: { ...CAR.auto, required: true },
      miejsce: { meaning: 'gdzie stoi auto, jeśli to wiadomo', example: ' Stoi: Garaż Wilanowska.' },
    },
  },
  'form-reminder': {
    name: 'Przypomnienie o formularzu',
    when: 'Przed zamknięciem formularza, do kierowców, którzy go nie wysłali i nie mają powiadomień na telefonie.',
    template: '{imie}, do {termin} czekamy na Twój grafik na tydzień {tydzien}: {link}',
    placeholders: {
      ...NAMES,
      tydzien: { meaning: 'daty tygodnia', example: '16-22.3.2026', required: true },
      termin: { meaning: 'kiedy formularz się zamyka', example: '14.3.2026, 18:00', required: true },
      link: {
        meaning: 'link do formularza',
        example: 'https://grafik.example.pl',
        required: 'always',
      },
    },
  },
  'form-request': {
    name: 'Prośba o grafik',
    when: 'Gdy biuro przypomina kierowcom, którzy nie wysłali formularza, w „Przygotowaniu tygodnia”.',
    template: '{imie}, nie mamy Twojego grafiku na {tydzien}. Powtórz poprzedni lub wybierz: {link}',
    placeholders: {
      ...NAMES,
      tydzien: { meaning: 'daty tygodnia', example: '16-22.3', required: true },
      link: {
        meaning: 'osobisty link do formularza',
        example: 'https://grafik.example.pl/j#f.abcdefghijklmnopqrstuv',
        required: 'always',
      },
    },
  },
  'free-shift': {
    name: 'Wolna zmiana zarezerwowana',
    when: 'Gdy kierowca wybierze wolną zmianę w kalendarzu, a taki SMS jest włączony.',
    template: '{imie}, masz dodatkową zmianę: {data} ({zmiana}), auto: {auto}. Dziękujemy!',
    placeholders: { ...NAMES, ...SLOT, ...CAR },
  },
  'free-shift-by-pin': {
    name: 'Wolna zmiana dobrana PIN-em floty',
    when: 'Gdy ktoś dobierze kierowcy zmianę przez kalendarz floty, bez PIN-u kierowcy. Link pozwala ją oddać.',
    template: '{imie}, przez kalendarz floty dobrano Ci: {zmiany}. Jeśli to nie Ty: {link}',
    placeholders: {
      ...NAMES,
      zmiany: { meaning: 'dobrane zmiany', example: '17.3.2026 (dzień)', required: true },
      link: {
        meaning: 'link „To nie ja”',
        example: 'https://grafik.example.pl/to-nie-ja#dGVuLWxpbmstamVzdC1wcnp5a2xhZGVt',
        required: 'always',
      },
    },
  },
  'statement-ready': {
    name: 'Rozliczenie tygodnia',
    when: 'Gdy biuro powiadamia kierowców o zamkniętych rozliczeniach, a SMS o rozliczeniu jest włączony w ustawieniach.',
    template: '{imie}, rozliczenie tygodnia {tydzien}: {wynik}. Całość: {link}',
    placeholders: {
      ...NAMES,
      tydzien: { meaning: 'numer i daty tygodnia', example: '47 (16-22.11.2026)', required: true },
      wynik: {
        meaning: 'kwota i dokąd idzie',
        example: 'do wypłaty 338,69 zł na konto ...9123',
        required: true,
      },
      link: {
        meaning: 'link do rozliczenia kierowcy',
        example: 'https://grafik.example.pl/moje-rozliczenia/R-2026-47-0017',
        required: 'always',
      },
    },
  },
  'question-answered': {
    name: 'Odpowiedź biura',
    when: 'Gdy biuro odpowiada na pytanie kierowcy o rozliczenie, a SMS o rozliczeniu jest włączony w ustawieniach.',
    template: '{imie}, biuro odpowiedziało na Twoje pytanie o rozliczenie tygodnia {tydzien}: {link}',
    placeholders: {
      ...NAMES,
      tydzien: { meaning: 'numer i daty tygodnia', example: '47 (16-22.11.2026)', required: true },
      link: {
        meaning: 'link do rozliczenia kierowcy',
        example: 'https://grafik.example.pl/moje-rozliczenia/R-2026-47-0017',
        required: 'always',
      },
    },
  },
}
