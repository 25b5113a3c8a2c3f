import type { MoneyDeed } from './domain/money-deeds.ts'

export const moneyLetterTexts = { subject: 'Zmiana w dostępie do pieniędzy floty' } as const

interface Told {
  readonly how: MoneyDeed
  readonly name: string
  readonly by: string
  readonly own: boolean
  readonly toThemselves: boolean
  /** `28.11.2026, 14:05` */
  readonly at: string
  readonly url: string
}

/** To who has the right to money, also when a session has just ended. */
export function moneyLetterText({ url, ...told }: Told): string {
  return `Dzień dobry,

${happened(told)}

Jeśli o tym nie wiesz, zadzwoń do administratora albo właściciela floty, zanim wyjdzie następna paczka przelewów, i sprawdźcie konta kierowców.

${url}/admin/przelewy`
}

function happened({ how, name, by, own, toThemselves, at }: Omit<Told, 'url'>): string {
  switch (how) {
    case 'given':
      return toThemselves
        ? `${at}: ${name} dał(a) sobie dostęp do pieniędzy (rozliczenia, przelewy, numery kont).`
        : `${at}: ${name} ma dostęp do pieniędzy (rozliczenia, przelewy, numery kont). Dał(a): ${by}.`
    case 'password':
      return own
        ? `${at}: Twój login dostał nowe hasło, a Ty zostałeś wylogowany. Ustawił(a) je: ${by}.`
        : `${at}: ${name}, osoba z dostępem do pieniędzy, dostał(a) nowe hasło. Ustawił(a) je: ${by}.`
    case 'factor':
      return own
        ? `${at}: zdjęto Ci drugi składnik logowania. Zdjął(ęła): ${by}.`
        : `${at}: ${name}, osoba z dostępem do pieniędzy, loguje się bez drugiego składnika. Wyłączył(a): ${by}.`
    case 'taken':
      return own
        ? `${at}: odebrano Ci dostęp do pieniędzy. Odebrał(a): ${by}.`
        : `${at}: odebrano dostęp do pieniędzy: ${name}. Odebrał(a): ${by}.`
    case 'limit':
      return `${at}: zmieniono kwotę, od której paczkę zatwierdza druga osoba. Zmienił(a): ${by}. Wyższa albo wyłączona działa od jutra.`
  }
}
