import type { Chance } from './chance.ts'

export interface DemoDriver {
  readonly fullName: string
  /** Nine digits. */
  readonly phone: string
  readonly email: string
  /** What the driver likes to drive. */
  readonly habit: 'day' | 'night' | 'mixed'
}

const MEN = [
  'Adam',
  'Andrzej',
  'Bartosz',
  'Dariusz',
  'Grzegorz',
  'Jacek',
  'Jan',
  'Kamil',
  'Krzysztof',
  'Łukasz',
  'Maciej',
  'Marcin',
  'Marek',
  'Mateusz',
  'Michał',
  'Paweł',
  'Piotr',
  'Rafał',
  'Sławomir',
  'Stanisław',
  'Tomasz',
  'Wojciech',
  'Zbigniew',
]
const WOMEN = ['Agnieszka', 'Anna', 'Beata', 'Ewa', 'Joanna', 'Katarzyna', 'Małgorzata', 'Monika', 'Żaneta']
const SURNAMES = [
  ['Kowalski', 'Kowalska'],
  ['Wiśniewski', 'Wiśniewska'],
  ['Wójcik', 'Wójcik'],
  ['Kamiński', 'Kamińska'],
  ['Lewandowski', 'Lewandowska'],
  ['Zieliński', 'Zielińska'],
  ['Szymański', 'Szymańska'],
  ['Dąbrowski', 'Dąbrowska'],
  ['Kozłowski', 'Kozłowska'],
  ['Mazur', 'Mazur'],
  ['Krawczyk', 'Krawczyk'],
  ['Piotrowski', 'Piotrowska'],
  ['Grabowski', 'Grabowska'],
  ['Pawłowski', 'Pawłowska'],
  ['Michalski', 'Michalska'],
  ['Nowicki', 'Nowicka'],
  ['Jabłoński', 'Jabłońska'],
  ['Wróbel', 'Wróbel'],
  ['Majewski', 'Majewska'],
  ['Olszewski', 'Olszewska'],
  ['Ćwikliński', 'Ćwiklińska'],
  ['Łuczak', 'Łuczak'],
  ['Śliwa', 'Śliwa'],
  ['Żak', 'Żak'],
  ['Ostrowski', 'Ostrowska'],
  ['Brzęczyszczykiewicz', 'Brzęczyszczykiewicz'],
  ['Sikora', 'Sikora'],
  ['Baran', 'Baran'],
  ['Duda', 'Duda'],
  ['Szewczyk', 'Szewczyk'],
] as const

/** Invented people: the phone numbers begin with 500 000, which no network has given out. */
export function inventDrivers(chance: Chance, count: number): DemoDriver[] {
  const drivers: DemoDriver[] = []
  const names = new Set<string>()
  while (drivers.length < count) {
    const woman = chance.happens(0.18)
    const surname = chance.pick(SURNAMES)[woman ? 1 : 0]
    const fullName = `${chance.pick(woman ? WOMEN : MEN)} ${surname}`
    if (names.has(fullName)) continue
    names.add(fullName)
    const number = drivers.length + 1
    const roll = chance.next()
    drivers.push({
      fullName,
      phone: `500000${String(number).padStart(3, '0')}`,
      email: `kierowca${number}@przyklad.example`,
      habit: roll < 0.4 ? 'day' : roll < 0.76 ? 'night' : 'mixed',
    })
  }
  return drivers
}
