import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { optionalOfVehicle, requiredOfVehicle } from './contract.ts'
import { IMPORT_FAILURES } from './texts-import.ts'

/** So many vehicles at once, which bounds the work and the memory of one call. */
export const MOST_ROWS = 2000

const format = z.enum(['csv', 'xlsx'], { error: wireTexts.format })

export const importVehicles = endpoint({
  method: 'POST',
  path: '/api/import-cars',
  access: 'user',
  summary:
    'Adds and changes vehicles by registration, all or none. What a row leaves out stays as it is; fields of failures are named rows.0.vin. The same list again changes nothing.',
  input: z.object({
    rows: z
      .array(z.object({ ...requiredOfVehicle, ...z.partial(z.object(optionalOfVehicle)).shape }))
      .check(z.minLength(1), z.maxLength(MOST_ROWS, { error: IMPORT_FAILURES.tooMany })),
  }),
  output: z.object({ added: z.number(), changed: z.number(), unchanged: z.number() }),
  failures: {
    invalid_rows: { status: 400, msg: IMPORT_FAILURES.invalidRows },
    fleet_changed: { status: 409, msg: IMPORT_FAILURES.fleetChanged },
  },
  bodyLimit: 4_000_000,
  bodyRows: MOST_ROWS,
})

export const exportVehicles = endpoint({
  method: 'GET',
  path: '/api/export-cars',
  access: 'user',
  summary: 'The vehicle list as CSV or XLSX (D37), in the columns that the import reads.',
  input: z.object({ format }),
  output: z.any(),
  failures: {},
  audit: 'export-vehicles',
  file: true,
})

export const getVehicleTemplate = endpoint({
  method: 'GET',
  path: '/api/import-cars-template',
  access: 'user',
  summary: 'An empty vehicle list with one example, as CSV or XLSX.',
  input: z.object({ format }),
  output: z.any(),
  failures: {},
  file: true,
})
