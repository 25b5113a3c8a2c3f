import { counted } from '#kernel/polish-text.ts'

const cars = (count: number) => counted(count, 'auto', 'auta', 'aut')

/** A service of many cars at once. */
export const serviceManyTexts = {
  nothing: 'Zaznacz przynajmniej jedno auto.',
  tooMany: 'Naraz można wybrać najwyżej 2000 aut. Zawęź listę i spróbuj ponownie.',
  act: 'Zaplanuj serwis',
  title: (count: number) => `Zaplanować serwis: ${cars(count)}`,
  save: 'Zaplanuj',
  hint: 'Wszystkie zaznaczone auta dostaną ten sam termin.',
  why: {
    gone: 'nie ma już takiego auta',
    'planned-already': 'ma już ten sam serwis w tym terminie',
  },
  planned: (count: number, links: number) =>
    `Zaplanowano serwis: ${cars(count)}.${links > 0 ? ` Wysłanych linków: ${links}.` : ''}`,
} as const
