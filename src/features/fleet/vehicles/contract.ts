import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDate, wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { rentedText, vehicleTexts } from './texts.ts'

const filled = z
  .string({ error: vehicleTexts.required })
  .check(typed(), z.minLength(1, { error: vehicleTexts.required }), z.maxLength(100))

/**
 * What every vehicle must have (Spec 2 §5, rules D25). Registration and VIN are made upper case without
 * spaces.
 */
export const requiredOfVehicle = {
  reg: z.string({ error: vehicleTexts.registration }).check(z.maxLength(20)),
  make: filled,
  model: filled,
  year: wireInteger(1950, 2198, vehicleTexts.year),
  color: filled,
  vin: z.string({ error: vehicleTexts.vin }).check(z.maxLength(40)),
  /** First registration, YYYY-MM-DD. */
  entryDate: wireDate,
  exitDate: wireDate,
  /** Next periodic inspection, YYYY-MM-DD. */
  service: wireDate,
  insName: filled,
  insNum: z
    .string({ error: vehicleTexts.insuranceNumber })
    .check(typed(), z.minLength(3, { error: vehicleTexts.insuranceNumber }), z.maxLength(60)),
  insEnd: wireDate,
}

export const optionalOfVehicle = {
  priority: wireInteger(0, 10, vehicleTexts.priority),
  sort: wireInteger(1, 9999, vehicleTexts.order),
  flotmanId: z.string().check(typed(), z.maxLength(50)),
  isRental: wireBoolean,
  /** Where it stands between shifts, as its drivers read it; empty where nobody has said. */
  parking: z.string().check(typed(), z.maxLength(200, { error: vehicleTexts.parking })),
}

/** Of a new vehicle that says nothing else: priority 1 (Spec 2 §3), at the end of the order. */
export const VEHICLE_DEFAULTS = {
  priority: 1,
  sort: 9999,
  flotmanId: '',
  isRental: false,
  parking: '',
} as const

/** The vehicle form (Spec 2 §3). */
const vehicleForm = {
  ...requiredOfVehicle,
  priority: z._default(optionalOfVehicle.priority, VEHICLE_DEFAULTS.priority),
  sort: z._default(optionalOfVehicle.sort, VEHICLE_DEFAULTS.sort),
  flotmanId: z._default(optionalOfVehicle.flotmanId, VEHICLE_DEFAULTS.flotmanId),
  isRental: z._default(optionalOfVehicle.isRental, VEHICLE_DEFAULTS.isRental),
  parking: z._default(optionalOfVehicle.parking, VEHICLE_DEFAULTS.parking),
}

const vehicleOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    reg: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.number(),
    color: z.string(),
    vin: z.string(),
    entryDate: z.string(),
    exitDate: z.string(),
    service: z.string(),
    priority: z.number(),
    sort: z.number(),
    flotmanId: z.string(),
    isRental: z.boolean(),
    parking: z.string(),
    /** At this moment; groundings say from when to when. */
    grounded: z.boolean(),
    insName: z.string(),
    insNum: z.string(),
    insEnd: z.string(),
  }),
})

const taken = {
  invalid_vehicle: { status: 400, msg: vehicleTexts.incomplete },
  registration_taken: { status: 409, msg: vehicleTexts.registrationTaken },
  vin_taken: { status: 409, msg: vehicleTexts.vinTaken },
} as const

export const listVehicles = endpoint({
  method: 'GET',
  path: '/api/get-cars',
  access: 'user',
  summary: 'The vehicles by registration.',
  input: z.object({}),
  output: z.object({ data: z.array(vehicleOnWire) }),
  failures: {},
})

export const addVehicle = endpoint({
  method: 'POST',
  path: '/api/add-car',
  access: 'user',
  summary:
    'Adds a vehicle. Make, model, colour, insurer and year are those that the lists offer (`GET /api/vehicle-catalogue`).',
  input: z.object(vehicleForm),
  output: z.object({ id: z.string() }),
  failures: taken,
  refusesInputAs: 'invalid_vehicle',
})

export const editVehicle = endpoint({
  method: 'PUT',
  path: '/api/edit-car',
  access: 'user',
  summary:
    'Changes a vehicle; fields that are left out stay as they are, so that two people can change different ones. What is changed of make, model, colour, insurer and year must be on the lists.',
  input: z.object({
    id: wireId,
    ...z.partial(z.object({ ...requiredOfVehicle, ...optionalOfVehicle })).shape,
  }),
  output: wireDone,
  failures: { ...taken, no_such_vehicle: { status: 404, msg: vehicleTexts.noSuchVehicle } },
})

export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/api/delete-car',
  access: 'admin',
  summary: 'Deletes a vehicle from all that is not yet generated (D26).',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_vehicle: { status: 404, msg: vehicleTexts.noSuchVehicle },
    vehicle_in_use: { status: 409, msg: vehicleTexts.inUse, says: rentedText },
  },
})
