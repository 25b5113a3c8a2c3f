import { allDrivers } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type listPapers, PAPERS_ON_PAGE } from '../contract.ts'
import { type ExpiryGroup, expiryGroup } from '../domain/next-to-expire.ts'
import type { Subject } from '../domain/paper.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'
import { kindsOfFleet } from './kind-store.ts'
import { type HeldPaper, paperOnWire } from './paper-codec.ts'
import { papersOfKinds } from './store.ts'
import { papersOnVehicles } from './vehicle-fields.ts'

interface NamedPaper extends HeldPaper {
  readonly subjectName: string
  /** By expiry, then by name in Polish order (D38). */
  readonly sortKey: string
}

type Asked = Pick<
  ParsedOf<typeof listPapers>,
  'subject' | 'kindId' | 'blocks' | 'overdue' | 'within' | 'search' | 'page'
>

/** A page of the papers of vehicles and active drivers, by what expires next. */
export async function overviewOfPapers(queries: Queries, asked: Asked, today: CalendarDate) {
  const found = await papersAskedFor(queries, asked, today)
  found.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  const groups: Record<ExpiryGroup, number> = { overdue: 0, week: 0, month: 0, later: 0 }
  for (const { expiresOn } of found) groups[expiryGroup(expiresOn, today)] += 1
  const first = (asked.page - 1) * PAPERS_ON_PAGE
  return {
    total: found.length,
    groups,
    data: found.slice(first, first + PAPERS_ON_PAGE).map((paper) => ({
      id: `${paper.kind.id}_${paper.subjectId}`,
      attributes: {
        ...paperOnWire(paper, today),
        subjectName: paper.subjectName,
        group: expiryGroup(paper.expiresOn, today),
      },
    })),
  }
}

async function papersAskedFor(
  queries: Queries,
  { subject, kindId, blocks, overdue, within, search }: Asked,
  today: CalendarDate,
): Promise<NamedPaper[]> {
  const kinds = (await kindsOfFleet(queries)).filter(
    (kind) =>
      (!subject || kind.subject === subject) && (!kindId || kind.id === kindId) && (!blocks || kind.blocks),
  )
  const last = overdue ? addDays(today, -1) : within === undefined ? undefined : addDays(today, within)
  const wanted = lowered(search)
  const finds = (...texts: string[]) =>
    wanted.length < 2 || texts.some((text) => lowered(text).includes(wanted))
  const byKind = new Map(kinds.map((kind) => [kind.id, kind]))
  const names = await namesOfSubjects(queries, new Set(kinds.map((kind) => kind.subject)))
  const found: NamedPaper[] = []
  const take = (paper: HeldPaper) => {
    const name = names.get(paper.subjectId)
    if (!name || !finds(name.shown, paper.number)) return
    const sortKey = `${paper.expiresOn}${name.sortKey}${String(paper.kind.position).padStart(5, '0')}`
    found.push({ ...paper, subjectName: name.shown, sortKey })
  }
  for (const { kind, carId, number, expiresOn } of await papersOnVehicles(
    queries,
    kinds,
    last && (() => last),
  ))
    take({ kind, subjectId: carId, number, issuedOn: null, expiresOn })
  for (const { kindId: id, subjectId, number, issuedOn, expiresOn } of await papersOfKinds(
    queries,
    [...byKind.keys()],
    last,
  )) {
    const kind = byKind.get(id)
    if (kind) take({ kind, subjectId, number, issuedOn, expiresOn })
  }
  return found
}

/** Of vehicles and active drivers: nobody waits for the papers of one who does not drive. */
async function namesOfSubjects(
  queries: Queries,
  subjects: ReadonlySet<Subject>,
): Promise<Map<string, { readonly shown: string; readonly sortKey: string }>> {
  const cars = subjects.has('vehicle') ? await planningVehicles(queries) : []
  const drivers = subjects.has('driver') ? await allDrivers(queries) : []
  return new Map([
    ...cars.map(({ id, reg }) => [id, { shown: reg, sortKey: reg }] as const),
    ...drivers
      .filter(({ active }) => active)
      .map(({ id, fullName }) => [id, { shown: fullName, sortKey: polishSortKey(fullName) }] as const),
  ])
}

/** A page of the vehicles or active drivers that have no paper of this kind. */
export async function subjectsWithout(
  queries: Queries,
  kind: PaperKind,
  { search, page }: { readonly search: string; readonly page: number },
) {
  const wanted = lowered(search)
  const have = new Set((await papersOfKinds(queries, [kind.id])).map(({ subjectId }) => subjectId))
  const names = await namesOfSubjects(queries, new Set([kind.subject]))
  const found = [...names]
    .filter(([id, { shown }]) => !have.has(id) && (wanted.length < 2 || lowered(shown).includes(wanted)))
    .sort(([, a], [, b]) => (a.sortKey < b.sortKey ? -1 : 1))
  const first = (page - 1) * PAPERS_ON_PAGE
  return {
    total: kind.vehicleField ? 0 : found.length,
    data: kind.vehicleField
      ? []
      : found.slice(first, first + PAPERS_ON_PAGE).map(([id, { shown }]) => ({
          id,
          attributes: { subject: kind.subject, subjectName: shown },
        })),
  }
}

function lowered(text: string): string {
  return text.trim().toLocaleLowerCase('pl')
}
