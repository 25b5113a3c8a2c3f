type PickState = keyof typeof state

/** What has become of a pick, as `contract-disown.ts` explains. */
const state = {
  open: '',
  begun: 'już się zaczęła, zadzwoń do biura floty',
  'taken-back': 'oddana, nie jest już Twoja',
  told: 'biuro zmieniło ją wcześniej i wie już, że to nie Ty',
  changed: 'biuro zmieniło ją już wcześniej',
} as const

/** The page behind the link 'To nie ja', and what the office reads of it. */
export const disownTexts = {
  wrongLink: 'Ten link jest nieważny. Jeśli masz zmianę, której nie dobierałeś, zadzwoń do biura floty.',
  noSuchPick: 'Tego zgłoszenia już nie ma na liście.',
  title: 'To nie ja',
  lead: 'Ktoś, kto zna PIN floty, dobrał te zmiany na Twój numer telefonu:',
  /**
   * Only the places that the office has not changed become free.
   * @param states of the shifts; at least one `open` or `changed`
   */
  ask: (states: readonly PickState[]) =>
    !states.includes('changed')
      ? 'Jeśli to nie Ty, oddaj je. Miejsca będą znów wolne, a biuro floty dowie się o tym od razu.'
      : states.includes('open')
        ? 'Jeśli to nie Ty, oddaj je. Miejsca, których biuro nie zmieniło, będą znów wolne, a biuro floty dowie się o tym od razu.'
        : 'Jeśli to nie Ty, powiedz o tym: biuro floty dowie się od razu. Miejsca zostaną takie, jak je zmieniło.',
  mine: 'Jeśli dobrałeś je sam, nie musisz nic robić.',
  confirm: 'To nie ja - oddaję',
  sending: 'Wysyłanie …',
  loading: 'Sprawdzanie linku …',
  loadFailed: 'Nie udało się wczytać strony.',
  again: 'Spróbuj ponownie',
  state,
  doneTitle: 'Biuro floty już wie',
  nothingLeft: 'Nic nie można już tutaj oddać.',
} as const
