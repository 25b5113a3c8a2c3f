import type { submitAvailability } from '#features/availability/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'

export type Form = InputOf<typeof submitAvailability>

/** Week 12 of 2026, 16-22 March: the one for availability at the test server's time. */
export const WEEK = { year: 2026, week: 12 }

/** @param day 16-22 for the week's own days */
export function choice(day: number, shiftOption: Form['selectedDays'][number]['shiftOption'], month = 3) {
  return { day, month, year: 2026, shiftOption }
}

/** A form as the page sends it: one driver, Monday by day and Tuesday by night unless told. */
export function form(changes: Partial<Form> = {}): Form {
  return {
    fullName: 'Jan Kowalski',
    phone: '600100200',
    email: 'jan@example.pl',
    year: WEEK.year,
    weekNum: WEEK.week,
    month: 3,
    selectedDays: [choice(16, 'Dzień'), choice(17, 'Noc')],
    ...changes,
  }
}

/** Another driver's form for each number. */
export function formOf(driver: number, changes: Partial<Form> = {}): Form {
  return form({
    fullName: `Kierowca ${driver}`,
    phone: String(500_000_000 + driver),
    email: `kierowca${driver}@example.pl`,
    ...changes,
  })
}
