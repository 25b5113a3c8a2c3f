import { fail, ok } from '#kernel/result.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addPaperKind,
  countDuePapers,
  editPaperKind,
  listMissingPapers,
  listPaperKinds,
  listPapers,
  papersOfSubject,
  removePaper,
  removePaperKind,
  savePaper as savePaperCall,
} from '../contract.ts'
import { countDue } from './due-papers.ts'
import { kindsOfFleet, papersByKind } from './kind-store.ts'
import { addKind, editKind, removeKind } from './kinds.ts'
import { overviewOfPapers, subjectsWithout } from './overview.ts'
import { papersOfOne } from './papers-of-subject.ts'
import { remindRoutes } from './remind-routes.ts'
import { savePaper } from './save-paper.ts'
import { removePaperOf } from './store.ts'
import { uncoveredSeats } from './uncovered-seats.ts'

export function paperRoutes(platform: Platform): Route[] {
  const today = () => fleetTime(platform.clock).date
  return [
    ...remindRoutes(platform),
    reads(listPaperKinds, async (_input, { queries }) => {
      const papers = await papersByKind(queries)
      const data = (await kindsOfFleet(queries)).map(({ id, position: _position, ...attributes }) => ({
        id,
        attributes: { ...attributes, papers: papers.get(id) ?? 0 },
      }))
      return ok({ data })
    }),
    writes(addPaperKind, async (input, { tx, audit }) => {
      const added = await addKind(tx, input)
      if (!added.ok) return added
      audit({ kind: added.value })
      return ok({ id: added.value })
    }),
    writes(editPaperKind, async (input, { tx, audit }) => {
      audit({ kind: input.id, leadDays: input.leadDays, blocks: input.blocks })
      const edited = await editKind(tx, input)
      return edited.ok ? ok({ status: 'ok' as const }) : edited
    }),
    writes(removePaperKind, async ({ id }, { tx, audit }) => {
      audit({ kind: id })
      const removed = await removeKind(tx, id)
      return removed.ok ? ok({ status: 'ok' as const }) : removed
    }),

    reads(listPapers, async (input, { queries }) => ok(await overviewOfPapers(queries, input, today()))),
    reads(listMissingPapers, async ({ kindId, ...asked }, { queries }) => {
      const kind = (await kindsOfFleet(queries)).find(({ id }) => id === kindId)
      return kind ? ok(await subjectsWithout(queries, kind, asked)) : fail({ code: 'no_such_kind' as const })
    }),
    reads(papersOfSubject, async ({ subject, subjectId }, { queries }) => {
      const found = await papersOfOne(queries, subject, subjectId, today())
      return found ? ok(found) : fail({ code: 'no_such_subject' as const })
    }),
    reads(countDuePapers, async (_input, { queries }) => ok(await countDue(queries, today()))),

    writes(savePaperCall, async (input, { tx, caller, audit }) => {
      const { kindId, subjectId, expiresOn } = input
      const now = fleetTime(platform.clock)
      const by = { changedAt: instantNow(platform.clock), changedBy: nameOfCaller(caller) }
      const saved = await savePaper(tx, { ...input, issuedOn: input.issuedOn ?? null }, by)
      if (!saved.ok) return saved
      const { kind, formerly } = saved.value
      audit({ kind: kindId, [kind.subject]: subjectId, expiresOn, formerly: formerly ?? 'none' })
      return ok({ formerly, seats: await uncoveredSeats(tx, { kind, subjectId, expiresOn }, now) })
    }),
    writes(removePaper, async ({ kindId, subjectId }, { tx, audit }) => {
      audit({ kind: kindId, subject: subjectId })
      const kind = (await kindsOfFleet(tx)).find(({ id }) => id === kindId)
      if (kind?.vehicleField) return fail({ code: 'on_vehicle' as const })
      return (await removePaperOf(tx, kindId, subjectId))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_paper' as const })
    }),
  ]
}
