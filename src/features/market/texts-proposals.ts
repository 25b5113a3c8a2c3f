import { counted, grouped, plural } from '#kernel/polish-text.ts'

export const proposalFailures = {
  noSeat: 'Te miejsca są już zajęte albo zmiana się zaczęła. Odśwież listę.',
  drivers: 'Wybierz kierowców z listy.',
  until: 'Wybierz pełną godzinę końca.',
  untilPast: 'Ten koniec już minął. Wybierz późniejszy.',
  slots: 'Wybierz wolne miejsca na tablicy.',
  nobodyAsked: 'Nikomu nie proponujesz już tej zmiany. Odśwież listę.',
  nobody: 'Nikt więcej nie może wziąć tych zmian albo wszyscy, którzy mogą, wiedzą już o nich.',
} as const

/** Free seats on the office's screen of drivers' requests. */
export const proposalTexts = {
  title: 'Wolne miejsca w grafiku',
  lead: 'Wszyscy, którzy mogą je wziąć zgodnie z zasadami, także bez zgłoszenia, dostaną wiadomość. Kto pierwszy, ten jedzie.',
  slot: 'Zmiana',
  free: 'Wolne',
  mayTake: 'Może wziąć',
  told: 'Zaproponowano',
  people: (count: number) => counted(count, 'osoba', 'osoby', 'osób'),
  seats: (count: number) => grouped(count),
  toldTo: (count: number) => (count === 0 ? '–' : counted(count, 'osobie', 'osobom', 'osobom')),
  choose: (slot: string) => `Wybierz: ${slot}`,
  takeBack: 'Cofnij',
  takeBackNamed: (slot: string) => `Cofnij propozycję: ${slot}`,
  propose: 'Zaproponuj',
  proposeChosen: (slots: number) => `Zaproponuj ${counted(slots, 'zmianę', 'zmiany', 'zmian')}`,
  proposed: (people: number) => `Zaproponowano: ${counted(people, 'osoba', 'osoby', 'osób')}.`,
} as const

/** In the dialog of an empty seat on the board. */
export const seatProposalTexts = {
  title: 'Zaproponuj kierowcom',
  whoIsHere: (people: number) =>
    `Zgodnie z zasadami ${plural(people, 'może wziąć tę zmianę', 'mogą wziąć tę zmianę', 'może wziąć tę zmianę')} ${counted(people, 'osoba', 'osoby', 'osób')}, także bez zgłoszenia.`,
  lead: 'Wybrani dostaną wiadomość. Kto pierwszy, ten jedzie; do tego czasu miejsce jest wolne.',
  nobody: 'Nikt nie może teraz wziąć tej zmiany zgodnie z zasadami.',
  waits: { reserve: 'rezerwa', 'on-call': 'do dyspozycji' },
  shifts: (count: number) => `${counted(count, 'zmiana', 'zmiany', 'zmian')} w tym tygodniu`,
  asked: 'zaproponowano',
  propose: (people: number) => `Zaproponuj ${counted(people, 'osobie', 'osobom', 'osobom')}`,
  proposeNone: 'Zaproponuj',
  all: 'Zaznacz wszystkich',
  takeBack: (people: number) =>
    people === 1 ? 'Cofnij propozycję' : `Cofnij propozycję (${counted(people, 'osoba', 'osoby', 'osób')})`,
  takenBack: (people: number) =>
    `Cofnięto propozycję: ${counted(people, 'osoba', 'osoby', 'osób')}. Kto dostał wiadomość, dowie się o tym.`,
  proposed: (people: number) => `Zaproponowano: ${counted(people, 'osoba', 'osoby', 'osób')}.`,
} as const
