import type { MoneyDeed } from './domain/money-deeds.ts'

interface MoneyNote {
  readonly how: MoneyDeed
  /** Whom it is about. */
  readonly name: string
  readonly by: string
  /** It is about the reader. */
  readonly own: boolean
  readonly toThemselves: boolean
  readonly day: string
}

/** What has happened to the right to money, as the bell and a letter say it. */
export function moneyNoteText({ how, name, by, own, toThemselves, day }: MoneyNote): string {
  const who = own ? 'Ty' : name
  switch (how) {
    case 'given':
      return toThemselves ? `${name}, od ${day}. Dał(a) je sobie.` : `${name}, od ${day}. Dał(a): ${by}.`
    case 'password':
      return `${who}, ${day}: nowe hasło. Ustawił(a): ${by}.`
    case 'factor':
      return `${who}, ${day}: logowanie bez drugiego składnika. Wyłączył(a): ${by}.`
    case 'taken':
      return `${who}, ${day}: dostęp odebrany. Odebrał(a): ${by}.`
    case 'limit':
      return `Kwota, od której potrzeba dwóch osób, zmieniona ${day}. Zmienił(a): ${by}.`
  }
}
