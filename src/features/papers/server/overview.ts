import { allDrivers } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { marksOfNamesakes } from '#kernel/namesakes.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type listPapers, PAPERS_ON_PAGE } from '../contract.ts'
import { type ExpiryGroup, expiryGroup } from '../domain/next-to-expire.ts'
import { paperState, type Subject } from '../domain/paper.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'
import { kindsOfFleet } from './kind-store.ts'
import { type HeldPaper, paperOnWire } from './paper-codec.ts'
import { papersOfKinds } from './store.ts'
import { papersOnVehicles } from './vehicle-fields.ts'

interface NamedPaper extends HeldPaper {
  readonly subjectName: string
  readonly subjectMark: string | null
  /** By urgency, by expiry, then by name in Polish order (D38). */
  readonly sortKey: string
}

type Asked = Pick<
  ParsedOf<typeof listPapers>,
  'subject' | 'kindId' | 'blocks' | 'overdue' | 'due' | 'within' | 'search' | 'page' | 'size'
>

/** A page of the papers of vehicles and active drivers, the most urgent first. */
export async function overviewOfPapers(queries: Queries, asked: Asked, today: CalendarDate) {
  const { found, all } = await papersAskedFor(queries, asked, today)
  found.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  const groups: Record<ExpiryGroup, number> = { overdue: 0, week: 0, month: 0, later: 0 }
  for (const { expiresOn } of found) groups[expiryGroup(expiresOn, today)] += 1
  const first = (asked.page - 1) * asked.size
  return {
    total: found.length,
    all,
    groups,
    data: found.slice(first, first + asked.size).map((paper) => ({
      id: `${paper.kind.id}_${paper.subjectId}`,
      attributes: {
        ...paperOnWire(paper, today),
        subjectName: paper.subjectName,
        subjectMark: paper.subjectMark,
        group: expiryGroup(paper.expiresOn, today),
      },
    })),
  }
}

/** Those that are asked for, and how many there are at all. */
async function papersAskedFor(
  queries: Queries,
  asked: Asked,
  today: CalendarDate,
): Promise<{ found: NamedPaper[]; all: number }> {
  const kinds = await kindsOfFleet(queries)
  const byKind = new Map(kinds.map((kind) => [kind.id, kind]))
  const names = await namesOfSubjects(queries, new Set(kinds.map((kind) => kind.subject)))
  const isAskedFor = filterOf(asked, today)
  const found: NamedPaper[] = []
  let all = 0
  const take = (paper: HeldPaper) => {
    const name = names.get(paper.subjectId)
    if (!name) return
    all += 1
    if (!isAskedFor(paper, name.shown)) return
    const sortKey = `${urgency(paper, today)}${paper.expiresOn}${name.sortKey}${String(paper.kind.position).padStart(5, '0')}`
    found.push({ ...paper, subjectName: name.shown, subjectMark: name.mark, sortKey })
  }
  for (const { kind, carId, number, expiresOn } of await papersOnVehicles(queries, kinds, undefined))
    take({ kind, subjectId: carId, number, issuedOn: null, expiresOn })
  for (const { kindId, subjectId, number, issuedOn, expiresOn } of await papersOfKinds(queries, [
    ...byKind.keys(),
  ])) {
    const kind = byKind.get(kindId)
    if (kind) take({ kind, subjectId, number, issuedOn, expiresOn })
  }
  return { found, all }
}

function filterOf(
  { subject, kindId, blocks, overdue, due, within, search }: Asked,
  today: CalendarDate,
): (paper: HeldPaper, subjectName: string) => boolean {
  const last = overdue ? addDays(today, -1) : within === undefined ? undefined : addDays(today, within)
  const wanted = lowered(search)
  const finds = (text: string) => lowered(text).includes(wanted)
  return ({ kind, number, expiresOn }, subjectName) =>
    (!subject || kind.subject === subject) &&
    (!kindId || kind.id === kindId) &&
    (!blocks || kind.blocks) &&
    (last === undefined || expiresOn <= last) &&
    (!due || paperState(expiresOn, kind.leadDays, today).is !== 'valid') &&
    (wanted.length < 2 || finds(subjectName) || finds(number))
}

/** What has run out and takes somebody from the road comes before what has only run out. */
function urgency({ kind, expiresOn }: HeldPaper, today: CalendarDate): 0 | 1 | 2 {
  if (expiresOn >= today) return 2
  return kind.blocks ? 0 : 1
}

/** Of vehicles and active drivers: nobody waits for the papers of one who does not drive. */
async function namesOfSubjects(
  queries: Queries,
  subjects: ReadonlySet<Subject>,
): Promise<Map<string, { readonly shown: string; readonly mark: string | null; readonly sortKey: string }>> {
  const cars = subjects.has('vehicle') ? await planningVehicles(queries) : []
  const drivers = subjects.has('driver') ? await allDrivers(queries) : []
  const active = drivers.filter((driver) => driver.active)
  const marks = marksOfNamesakes(active)
  return new Map([
    ...cars.map(({ id, reg }) => [id, { shown: reg, mark: null, sortKey: reg }] as const),
    ...active.map(({ id, fullName }) => {
      const mark = marks.get(id) ?? null
      return [id, { shown: fullName, mark, sortKey: `${polishSortKey(fullName)}${mark ?? ''}` }] as const
    }),
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
