import { randomUUID } from 'node:crypto'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { getVehicleCatalogue, listVehicleChoices } from '../contract-catalogue.ts'
import { choiceKey, compareChoices } from '../domain/choice.ts'
import { addChoices, allChoices, type Choice, type ChoiceKind, vehicleCounts } from './catalogue-store.ts'

/** The lists of Spec 2 §3, which a fleet starts with. */
const MAKES: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['Yaris', 'Auris', 'Corolla', 'Camry'],
  Skoda: ['Fabia', 'Rapid', 'Octavia', 'Superb'],
}
const COLORS = ['Czarny', 'Szary', 'Biały', 'Czerwony', 'Niebieski', 'Zielony', 'Srebrny', 'Pomarańczowy']
const INSURERS = ['Powszechny Zakład Ubezpieczeń', 'Ergo Hestia', 'Warta', 'Vienna Group']

/** A row of one of the lists. */
export function newChoice(kind: ChoiceKind, name: string, position: number, make = ''): Choice {
  return { id: randomUUID(), kind, make, name, nameKey: choiceKey(name), position }
}

function startingChoices(): Choice[] {
  const listed = (kind: ChoiceKind, names: readonly string[], make = ''): Choice[] =>
    names.map((name, position) => newChoice(kind, name, position, make))
  return [
    ...listed('make', Object.keys(MAKES)),
    ...Object.entries(MAKES).flatMap(([make, models]) => listed('model', models, make)),
    ...listed('color', COLORS),
    ...listed('insurer', INSURERS),
  ]
}

/**
 * In the order in which they are offered. A fleet that has none yet gets the specification's: no list is ever
 * emptied.
 */
export async function readChoices(queries: Queries): Promise<Choice[]> {
  let choices = await allChoices(queries)
  if (!choices.some(({ kind }) => kind === 'make')) {
    await addChoices(queries, startingChoices())
    choices = await allChoices(queries)
  }
  return choices.sort(compareChoices)
}

/** What the vehicle form offers (D25): the fleet's own data, which begins as the specification's lists. */
export async function vehicleCatalogue(queries: Queries): Promise<OutputOf<typeof getVehicleCatalogue>> {
  const choices = await readChoices(queries)
  const names = (kind: ChoiceKind, make = ''): string[] =>
    choices.filter((choice) => choice.kind === kind && choice.make === make).map((choice) => choice.name)
  return {
    makes: names('make').map((name) => ({ name, models: names('model', name) })),
    colors: names('color'),
    insurers: names('insurer'),
    oldestYear: oldestYear(choices),
  }
}

/** The same for whoever keeps the lists. */
export async function choicesWithUse(queries: Queries): Promise<OutputOf<typeof listVehicleChoices>> {
  const choices = await readChoices(queries)
  const used = new Map<string, number>()
  for (const { count, make, model, color, insurer } of await vehicleCounts(queries)) {
    const had = [place('make', '', make), place('model', make, model)]
    for (const key of [...had, place('color', '', color), place('insurer', '', insurer)]) {
      used.set(key, (used.get(key) ?? 0) + count)
    }
  }
  return {
    data: choices.flatMap(({ id, kind, make, name }) =>
      kind === 'year'
        ? []
        : [{ id, attributes: { kind, make, name, used: used.get(place(kind, make, name)) ?? 0 } }],
    ),
    oldestYear: oldestYear(choices),
  }
}

function place(kind: ChoiceKind, make: string, name: string): string {
  return JSON.stringify([kind, make, name])
}

function oldestYear(choices: readonly Choice[]): number | null {
  const year = choices.find(({ kind }) => kind === 'year')
  return year ? Number(year.name) : null
}
