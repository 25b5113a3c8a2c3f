/** Of 'Jednak pojadę': the way back to a shift that an illness has cost its driver. */
export const afterAllTexts = {
  title: (count: number) =>
    count === 1 ? 'Zmiana zwolniona z powodu choroby' : 'Zmiany zwolnione z powodu choroby',
  said: 'Twoja zmiana',
  lead: 'Jeśli możesz już jechać, powiedz to tutaj. Jeżeli Twoje miejsce jest jeszcze puste, zmiana od razu do Ciebie wróci.',
  act: 'Jednak pojadę',
  actNamed: (slot: string) => `Jednak pojadę: ${slot}`,
  sending: 'Sprawdzamy …',
  yours: 'Choroba cofnięta. Zmiana jest dalej Twoja, a biuro zobaczy, że jedziesz.',
  back: (reg: string) => `Zmiana znów jest Twoja, auto ${reg}. Biuro zobaczy, że wracasz.`,
  taken: 'To miejsce ma już ktoś inny. Biuro zobaczy, że możesz jechać.',
  closed:
    'Twojego miejsca na tej zmianie już nie ma: auto wtedy nie jeździ albo zmiana jest zamknięta. Biuro zobaczy, że możesz jechać.',
} as const
