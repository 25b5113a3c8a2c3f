import * as z from 'zod/mini'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { OrderProblem } from './domain/ride.ts'
import type { RunFault } from './domain/run-fault.ts'

const call = z.enum([
  'token',
  'getCompanies',
  'getFleetOrders',
  'getFleetStateLogs',
  'getDrivers',
  'getVehicles',
])
const alone = <const Code extends string>(code: Code) => z.object({ code: z.literal(code) })
const atCall = <const Code extends string, Facts extends z.core.$ZodShape>(code: Code, facts: Facts) =>
  z.object({ code: z.literal(code), call, ...facts })

const FAULTS: CodeShapes<RunFault, 'code'> = {
  'no-answer': atCall('no-answer', { why: z.string() }),
  'http-status': atCall('http-status', { status: z.number() }),
  'asked-to-wait': atCall('asked-to-wait', { seconds: z.number() }),
  'key-refused': atCall('key-refused', { status: z.number() }),
  'token-refused': atCall('token-refused', { status: z.number() }),
  'bolt-code': atCall('bolt-code', { number: z.number(), hint: z.string() }),
  unreadable: atCall('unreadable', { at: z.string() }),
  'too-long': atCall('too-long', { mostBytes: z.number() }),
  'totals-differ': atCall('totals-differ', { got: z.number(), told: z.number() }),
  'too-many-rows': atCall('too-many-rows', { got: z.number() }),
  stopped: atCall('stopped', {}),
  'key-unreadable': alone('key-unreadable'),
  'company-gone': alone('company-gone'),
  interrupted: alone('interrupted'),
  implausible: z.object({
    code: z.literal('implausible'),
    reference: z.optional(z.nullable(z.string())),
  }),
  'key-removed': alone('key-removed'),
  'own-error': alone('own-error'),
}

/** Why Bolt, or the way to it, did not give what was asked for. */
export const runFault = z.union(Object.values<z.ZodMiniType<RunFault, RunFault>>(FAULTS))

const net = z.nullable(z.number())
const PROBLEMS: CodeShapes<OrderProblem, 'code'> = {
  'unknown-status': z.object({
    code: z.literal('unknown-status'),
    reference: z.string(),
    status: z.string(),
  }),
  'without-start': z.object({ code: z.literal('without-start'), reference: z.string(), net }),
  'without-driver': z.object({ code: z.literal('without-driver'), reference: z.string(), net }),
}

/** An order that was not taken as it was. */
export const orderProblem = z.union(Object.values<z.ZodMiniType<OrderProblem, OrderProblem>>(PROBLEMS))
