/** By itself, since the form says it at once, and nothing else of what its call fails with. */
export const FORM_CLOSED =
  'Formularz jest teraz zamknięty. Biuro otworzy go, kiedy będzie można składać dyspozycyjność.'
