import { counted, grouped } from '#kernel/polish-text.ts'

export const proposalFailures = {
  noSeat: 'Te miejsca są już zajęte albo zmiana się zaczęła. Odśwież listę.',
  nobody: 'Nikt więcej nie może wziąć tych zmian albo wszyscy, którzy mogą, wiedzą już o nich.',
} as const

/** Free seats on the office's screen of drivers' requests. */
export const proposalTexts = {
  title: 'Wolne miejsca w grafiku',
  lead: 'Kierowcy, którzy mogą je wziąć zgodnie z zasadami, dostaną wiadomość. Kto pierwszy, ten jedzie.',
  slot: 'Zmiana',
  free: 'Wolne',
  mayTake: 'Może wziąć',
  told: 'Zaproponowano',
  people: (count: number) => counted(count, 'osoba', 'osoby', 'osób'),
  seats: (count: number) => grouped(count),
  toldTo: (count: number) => (count === 0 ? '–' : counted(count, 'osobie', 'osobom', 'osobom')),
  choose: (slot: string) => `Wybierz: ${slot}`,
  propose: 'Zaproponuj',
  proposeChosen: (slots: number) => `Zaproponuj ${counted(slots, 'zmianę', 'zmiany', 'zmian')}`,
  proposed: (people: number) => `Zaproponowano: ${counted(people, 'osoba', 'osoby', 'osób')}.`,
} as const
