import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { getVehicleCatalogue } from '../contract.ts'
import { addChoices, allChoices, type Choice } from './store.ts'

/** The lists of Spec 2 §3, which a fleet starts with. */
const MAKES: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['Yaris', 'Auris', 'Corolla', 'Camry'],
  Skoda: ['Fabia', 'Rapid', 'Octavia', 'Superb'],
}
const COLORS = ['Czarny', 'Szary', 'Biały', 'Czerwony', 'Niebieski', 'Zielony', 'Srebrny', 'Pomarańczowy']
const INSURERS = ['Powszechny Zakład Ubezpieczeń', 'Ergo Hestia', 'Warta', 'Vienna Group']

function startingChoices(): Choice[] {
  const listed = (kind: Choice['kind'], names: readonly string[], make = ''): Choice[] =>
    names.map((name, position) => ({ kind, make, name, position }))
  return [
    ...listed('make', Object.keys(MAKES)),
    ...Object.entries(MAKES).flatMap(([make, models]) => listed('model', models, make)),
    ...listed('color', COLORS),
    ...listed('insurer', INSURERS),
  ]
}

/** What the vehicle form offers (D25): the fleet's own data, which begins as the specification's lists. */
export async function vehicleCatalogue(queries: Queries): Promise<OutputOf<typeof getVehicleCatalogue>> {
  let choices = await allChoices(queries)
  if (choices.length === 0) {
    await addChoices(queries, startingChoices())
    choices = await allChoices(queries)
  }
  const names = (kind: Choice['kind'], make = ''): string[] =>
    choices.filter((choice) => choice.kind === kind && choice.make === make).map((choice) => choice.name)
  return {
    makes: names('make').map((name) => ({ name, models: names('model', name) })),
    colors: names('color'),
    insurers: names('insurer'),
  }
}
