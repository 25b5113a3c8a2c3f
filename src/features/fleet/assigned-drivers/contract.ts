import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireDone, wireId, wireShift } from '#platform/pure/wire.ts'
import { assignedDriverTexts } from './texts.ts'

const assignedDriverOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    carId: z.string(),
    reg: z.string(),
    driverId: z.string(),
    fullName: z.string(),
    phoneNumber: z.string(),
    primaryCar: z.boolean(),
  }),
})

/**
 * Drivers who have one and the same primary car and chose the same slots of a week, so that all but one must
 * drive another.
 */
const conflictOnWire = z.object({
  carId: z.string(),
  reg: z.string(),
  year: z.number(),
  week: z.number(),
  drivers: z.array(z.object({ driverId: z.string(), fullName: z.string() })),
  slots: z.array(z.object({ /** YYYY-MM-DD */ date: z.string(), shift: wireShift })),
})

const assignments = z.object({
  data: z.array(assignedDriverOnWire),
  /** By week; of the week for availability and those after it. */
  conflicts: z.array(conflictOnWire),
})

export const listCarDrivers = endpoint({
  method: 'GET',
  path: '/api/get-car-drivers',
  access: 'user',
  summary: "A car's assigned drivers, and where its primary ones want the same slots.",
  input: z.object({ id: wireId }),
  output: assignments,
  failures: {},
})

export const listAssignedDrivers = endpoint({
  method: 'GET',
  path: '/api/get-assigned-drivers',
  access: 'user',
  summary: 'All assignments of drivers to cars, and where primary drivers of a car want the same slots.',
  input: z.object({}),
  output: assignments,
  failures: {},
})

/** The specification's path says 'add driver'; what it does is to tie a driver of the list to a car. */
export const assignDriverToCar = endpoint({
  method: 'POST',
  path: '/api/add-driver',
  access: 'user',
  summary: 'Ties a driver to a car; primary where the driver should get it first.',
  input: z.object({
    carId: z.optional(wireId),
    /** Where it is given it must be the name of the phone's driver. */
    fullName: z._default(z.string().check(z.maxLength(200)), ''),
    phoneNumber: z.string().check(z.maxLength(30)),
    /**
     * Whether `carId` is the driver's primary car; or, as the specification sends it, that car itself, by id
     * or registration.
     */
    primaryCar: z._default(z.union([z.boolean(), z.string().check(z.maxLength(60))]), false),
  }),
  output: z.object({ id: z.string() }),
  failures: {
    which_vehicle: { status: 400, msg: assignedDriverTexts.whichVehicle },
    other_name: { status: 409, msg: assignedDriverTexts.otherName },
    no_such_vehicle: { status: 404, msg: assignedDriverTexts.noSuchVehicle },
    no_such_driver: { status: 404, msg: assignedDriverTexts.noSuchDriver },
    already_assigned: { status: 409, msg: assignedDriverTexts.alreadyAssigned },
    /** A driver has one primary car at the most. */
    other_primary: { status: 409, msg: assignedDriverTexts.otherPrimary },
  },
})

export const setPrimaryCar = endpoint({
  method: 'PUT',
  path: '/api/assigned-drivers/:id',
  access: 'user',
  summary: "Makes an assignment the driver's primary car, or an ordinary one again.",
  input: z.object({ id: wireId, primaryCar: wireBoolean }),
  output: wireDone,
  failures: {
    no_such_assignment: { status: 404, msg: assignedDriverTexts.noSuchAssignment },
    other_primary: { status: 409, msg: assignedDriverTexts.otherPrimary },
  },
})

export const releaseDriverFromCar = endpoint({
  method: 'DELETE',
  path: '/api/remove-driver',
  access: 'user',
  summary: 'Unties a driver from a car.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_assignment: { status: 404, msg: assignedDriverTexts.noSuchAssignment } },
})
