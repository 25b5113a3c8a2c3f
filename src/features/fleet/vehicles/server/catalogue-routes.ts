import { ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import {
  addVehicleChoice,
  getVehicleCatalogue,
  listVehicleChoices,
  removeVehicleChoice,
  renameVehicleChoice,
  setOldestYear,
} from '../contract-catalogue.ts'
import { choicesWithUse, vehicleCatalogue } from './catalogue.ts'
import { addChoice, dropChoice, keepOldestYear, nameAnew } from './catalogue-changes.ts'

/** What the vehicle form offers to choose from, and its upkeep (D25). */
export function vehicleCatalogueRoutes(): Route[] {
  return [
    reads(getVehicleCatalogue, async (_input, { queries }) => ok(await vehicleCatalogue(queries))),
    reads(listVehicleChoices, async (_input, { queries }) => ok(await choicesWithUse(queries))),
    writes(addVehicleChoice, async (choice, { tx, audit }) => {
      const added = await addChoice(tx, choice)
      if (!added.ok) return added
      audit({ choice: added.value, kind: choice.kind })
      return ok({ id: added.value })
    }),
    writes(renameVehicleChoice, async ({ id, name }, { tx, audit }) => {
      audit({ choice: id })
      const renamed = await nameAnew(tx, id, name)
      return renamed.ok ? ok({ renamed: renamed.value }) : renamed
    }),
    writes(removeVehicleChoice, async ({ id }, { tx, audit }) => {
      audit({ choice: id })
      const dropped = await dropChoice(tx, id)
      return dropped.ok ? ok({ used: dropped.value }) : dropped
    }),
    writes(setOldestYear, async ({ year }, { tx, audit }) => {
      audit({ year: year ?? 0 })
      await keepOldestYear(tx, year)
      return ok({ status: 'ok' as const })
    }),
  ]
}
