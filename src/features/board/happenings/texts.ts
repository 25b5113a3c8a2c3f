import type { HappeningKind } from './domain/public.ts'

/** What has happened, as the office chooses it. */
export const HAPPENING_TEXTS: Readonly<Record<HappeningKind, string>> = {
  broken: 'Auto zepsute',
  ill: 'Kierowca chory',
  accident: 'Wypadek',
  rental: 'Wynajem',
  service: 'Serwis',
  paper: 'Dokument',
  late: 'Spóźnienie',
  returned: 'Zwrot wcześniej',
}

/** What the calls answer. */
export const happeningTexts = {
  kind: 'Wybierz, co się stało.',
  removal: 'Wybierz powód z listy.',
  longNote: 'Notatka może mieć najwyżej 500 znaków.',
  wrongSubject: 'Wybierz auto albo kierowcę, którego to dotyczy.',
  endBeforeStart: 'Koniec jest przed początkiem. Popraw datę albo zmianę końca.',
  noSuchDriver: 'Nie ma takiego kierowcy. Być może ktoś go właśnie usunął.',
  reasonNeeded: 'Opisz krótko powód.',
  rentalNeeded: 'Wpisz dane wynajmu.',
  otherWeek: 'To zdarzenie nie dotyczy tygodnia, którego zmiany wysłano. Odśwież stronę.',
  notOff: 'To auto nie jest wtedy uziemione ani wynajęte, więc nie ma z czego wrócić.',
  begunAfter: 'Auto wraca od razu na początku. Usuń uziemienie albo wynajem, zamiast je skracać.',
  nothingChanges:
    'To jest już zapisane w grafiku, więc nic się nie zmieniło. Odśwież stronę i sprawdź, kto to zrobił.',
  noSuchHappening: 'Nie ma takiego zdarzenia. Być może minęło już zbyt dużo czasu.',
  undoneAlready: 'To zdarzenie jest już cofnięte.',
  hasBegun:
    'Nie można cofnąć całości: część zmienionych zmian już się zaczęła. Popraw resztę ręcznie w grafiku.',
  carChanged:
    'Nie można cofnąć całości: uziemienie albo wynajem tego auta zmieniono od tego czasu. Popraw je na stronie auta.',
  changedMeanwhile:
    'Nie można cofnąć całości: ktoś zmienił od tego czasu te same miejsca w grafiku. Popraw je ręcznie.',
  onlyAuthor: 'Wynajem z tego zdarzenia może cofnąć osoba, która go wpisała, albo administrator.',
} as const
