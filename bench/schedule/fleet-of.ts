import { randomUUID } from 'node:crypto'
import { drivers } from '#features/drivers/server/tables.ts'
import { submissionDays, submissions } from '#features/submissions/server/tables.ts'
import type { Phone } from '#kernel/phone.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { addCars } from '#test/schedule/small-fleet.ts'

/** So many cars, and 2.5 drivers each who sent five shifts for the week (demand about 0.9 of all seats). */
export async function fleetOf(queries: Queries, week: Week, cars: number): Promise<void> {
  await addCars(queries, cars)
  const dates = datesOf(week)
  const at = '2026-03-11T11:00:00Z'
  const people = Array.from({ length: Math.round(cars * 2.5) }, (_, index) => ({
    id: randomUUID(),
    submission: randomUUID(),
    phone: `+48${600_000_000 + index}` as Phone,
    fullName: `Kierowca Przykładowy ${index}`,
    email: `kierowca${index}@example.pl`,
    days: dates.filter((_date, day) => (day + index) % 7 < 5),
  }))
  for (let start = 0; start < people.length; start += 500) {
    const some = people.slice(start, start + 500)
    await queries.insert(drivers).values(
      some.map(({ id, phone, fullName, email }) => ({
        id,
        phone,
        fullName,
        nameSort: fullName,
        email,
        pinSealed: '',
        createdAt: at,
      })),
    )
    await queries.insert(submissions).values(
      some.map(({ id, submission, phone, fullName, email }) => ({
        id: submission,
        driverId: id,
        phone,
        fullName,
        email,
        ...week,
        byForm: true,
        empty: false,
        reasonText: '',
        asked: [],
        createdAt: at,
      })),
    )
    await queries.insert(submissionDays).values(
      some.flatMap(({ submission, days }, index) =>
        days.map((date) => {
          const shift = (start + index) % 2 === 0 ? ('day' as const) : ('night' as const)
          return { submissionId: submission, date, kind: shift, option: shift, source: 'form' as const }
        }),
      ),
    )
  }
}
