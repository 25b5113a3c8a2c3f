import type { VisitField, VisitProblems } from './domain/visit.ts'

/** What the calls of services say (Spec 2 §5, §8; D27). */
export const serviceTexts = {
  incomplete: 'Wprowadź wszystkie dane.',
  required: 'Wypełnij to pole.',
  invalid: 'Popraw zaznaczone dane i spróbuj ponownie.',
  date: 'Podaj datę w postaci RRRR-MM-DD.',
  hour: 'Podaj godzinę w postaci GG:MM, na przykład 10:15.',
  textLength: 'Opis może mieć najwyżej 500 znaków.',
  placeLength: 'Miejsce może mieć najwyżej 120 znaków.',
  tooOld: 'Nie można dodać serwisu sprzed ponad 14 dni.',
  tooFar: 'Serwis można zaplanować najdalej na dwa lata naprzód.',
  noSuchVehicle: 'Nie ma takiego auta. Być może ktoś je właśnie usunął.',
  noSuchService: 'Nie ma takiego serwisu. Być może ktoś go właśnie usunął.',
  noSuchWeek: 'W tym roku nie ma tygodnia o tym numerze.',
  nobody:
    'Nikt nie jeździ wtedy tym autem albo grafik tego tygodnia nie jest jeszcze opublikowany. Link nie został wysłany; możesz go skopiować.',
  past: 'Termin tego serwisu już minął, więc link nie został wysłany.',
} as const

const WRONG: Readonly<Record<VisitField, string>> = {
  date: serviceTexts.date,
  hour: serviceTexts.hour,
  text: serviceTexts.required,
}

/** What stands beside each field that lacks something or is wrong. */
export function problemTexts({ kind, fields }: VisitProblems): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field, kind === 'missing' ? serviceTexts.required : WRONG[field]]),
  )
}
