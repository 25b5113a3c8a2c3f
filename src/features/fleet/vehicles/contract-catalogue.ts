import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { catalogueTexts } from './texts-catalogue.ts'

const choiceKind = z.enum(['make', 'model', 'color', 'insurer'], { error: catalogueTexts.kind })
const choiceName = z
  .string({ error: catalogueTexts.name })
  .check(z.maxLength(60, { error: catalogueTexts.name }))

const noSuchChoice = { status: 404, msg: catalogueTexts.noSuchChoice } as const
const unfitName = {
  invalid_name: { status: 400, msg: catalogueTexts.name },
  choice_taken: { status: 409, msg: catalogueTexts.taken },
} as const

export const getVehicleCatalogue = endpoint({
  method: 'GET',
  path: '/api/vehicle-catalogue',
  access: 'user',
  summary: 'Makes with their models, colours and insurers to choose from: data, not code (D25).',
  input: z.object({}),
  output: z.object({
    makes: z.array(z.object({ name: z.string(), models: z.array(z.string()) })),
    colors: z.array(z.string()),
    insurers: z.array(z.string()),
    /** Production years are offered from this one on where it is older than the rule's 21 back. */
    oldestYear: z.nullable(z.number()),
  }),
  failures: {},
})

export const listVehicleChoices = endpoint({
  method: 'GET',
  path: '/api/vehicle-choices',
  access: 'user',
  summary: 'The same with ids, and how many vehicles have each, for whoever keeps the lists.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          kind: choiceKind,
          /** Of a model; empty for the other kinds. */
          make: z.string(),
          name: z.string(),
          /** Vehicles that have it. */
          used: z.number(),
        }),
      }),
    ),
    oldestYear: z.nullable(z.number()),
  }),
  failures: {},
})

export const addVehicleChoice = endpoint({
  method: 'POST',
  path: '/api/add-vehicle-choice',
  access: 'admin',
  summary: 'Adds a make, a model of a make, a colour or an insurer to choose from.',
  input: z.object({
    kind: choiceKind,
    /** Required for a model. */
    make: z._default(z.string().check(z.maxLength(60)), ''),
    name: choiceName,
  }),
  output: z.object({ id: z.string() }),
  failures: { ...unfitName, no_such_choice: noSuchChoice },
})

export const renameVehicleChoice = endpoint({
  method: 'PUT',
  path: '/api/rename-vehicle-choice',
  access: 'admin',
  summary: 'Names a choice anew, on the vehicles that have it too; `renamed` is their number.',
  input: z.object({ id: wireId, name: choiceName }),
  output: z.object({ renamed: z.number() }),
  failures: { ...unfitName, no_such_choice: noSuchChoice },
})

export const removeVehicleChoice = endpoint({
  method: 'DELETE',
  path: '/api/remove-vehicle-choice',
  access: 'admin',
  summary:
    'Takes a choice off the list, a make with its models; vehicles that have it keep it, and `used` is their number.',
  input: z.object({ id: wireId }),
  output: z.object({ used: z.number() }),
  failures: { no_such_choice: noSuchChoice, last_choice: { status: 409, msg: catalogueTexts.last } },
})

export const setOldestYear = endpoint({
  method: 'PUT',
  path: '/api/set-oldest-year',
  access: 'admin',
  summary: 'Offers production years older than the rule’s 21 back, down to this one; null goes by the rule.',
  input: z.object({ year: z.nullable(wireInteger(1950, 2198, catalogueTexts.year)) }),
  output: wireDone,
  failures: {},
})
