import { compareSlots, type Slot, slotKey } from '#kernel/slot.ts'
import type { BoltStateLog } from './bolt-rows.ts'
import { endOf, type FleetZone, type Stretch } from './fleet-zone.ts'

/**
 * How long a driver was online in a slot, in whole seconds, so that parts add up to the whole: online is
 * waiting and driving together. A break (`busy`) is no part of it.
 */
export interface SlotTime {
  readonly driverId: string
  readonly slot: Slot
  readonly waiting: number
  readonly driving: number
  readonly onBreak: number
}

/** From a log on nobody knows: the phone went silent. Unix seconds. */
export interface Silence extends Stretch {
  readonly driverId: string
}

export interface OnlineTime {
  /** By driver and in the order of slots; slots without a second are left out. */
  readonly times: readonly SlotTime[]
  readonly silences: readonly Silence[]
  /** Words that nobody has told of; their time counts nowhere. */
  readonly unknownStates: readonly string[]
}

type Activity = 'offline' | 'unknown' | 'onBreak' | 'waiting' | 'driving'

const ACTIVITIES: ReadonlyMap<string, Activity> = new Map([
  ['inactive', 'offline'],
  ['busy', 'onBreak'],
  ['waiting_orders', 'waiting'],
  ['has_order', 'driving'],
])
/** Of two logs of one second the livelier holds. */
const LIVELINESS: readonly Activity[] = ['offline', 'unknown', 'onBreak', 'waiting', 'driving']

/**
 * An app that is open writes a log every few minutes, and one that dies writes no end. Public clients have
 * measured true waits of up to 4.5 hours and dead phones of 16.
 */
const MOST_SECONDS_IN_STATE = 6 * 3600

/**
 * Time online by driver and slot within a stretch, out of logs in any order, doubled ones included. A state
 * lasts until the driver's next log; of what lasts longer than six hours nothing counts, it is told as a
 * silence.
 * @param knownUntil Unix seconds: so far logs were read, and the last state of each driver lasts
 */
export function onlineTime(
  logs: readonly BoltStateLog[],
  { from, to, knownUntil }: Stretch & { readonly knownUntil: number },
  zone: FleetZone,
): OnlineTime {
  const times: SlotTime[] = []
  const silences: Silence[] = []
  const unknownStates = new Set<string>()
  const byDriver = Map.groupBy(logs, ({ driverId }) => driverId)
  for (const driverId of [...byDriver.keys()].sort()) {
    const own = new Map<string, { slot: Slot; waiting: number; driving: number; onBreak: number }>()
    for (const state of statesOf(byDriver.get(driverId) ?? [], knownUntil)) {
      if (state.to <= from || state.from >= to) continue
      const { activity } = state
      if (activity === 'unknown') unknownStates.add(state.word)
      if (activity === 'offline' || activity === 'unknown') continue
      if (state.to - state.from > MOST_SECONDS_IN_STATE) {
        silences.push({ driverId, from: state.from, to: state.to })
        continue
      }
      const end = Math.min(state.to, to)
      for (let at = Math.max(state.from, from); at < end; ) {
        const slot = zone.slotAt(at)
        const next = Math.min(end, endOf(slot, zone))
        const key = slotKey(slot)
        const time = own.get(key) ?? { slot, waiting: 0, driving: 0, onBreak: 0 }
        time[activity] += next - at
        own.set(key, time)
        at = next
      }
    }
    const inOrder = [...own.values()].sort((a, b) => compareSlots(a.slot, b.slot))
    times.push(...inOrder.map((time) => ({ driverId, ...time })))
  }
  return { times, silences, unknownStates: [...unknownStates].sort() }
}

interface State extends Stretch {
  readonly activity: Activity
  readonly word: string
}

/**
 * One driver's states, one after another. A driver who changes cars is in one state at a time: the last log
 * holds, but going offline in a car that was left already ends nothing.
 */
function statesOf(logs: readonly BoltStateLog[], knownUntil: number): State[] {
  const states: State[] = []
  let current: BoltStateLog | undefined
  const end = (at: number): void => {
    if (current && at > current.created)
      states.push({
        from: current.created,
        to: at,
        activity: activityOf(current),
        word: current.state,
      })
  }
  for (const log of logs.toSorted(compareLogs)) {
    if (log.created >= knownUntil) break
    if (current && leavesOtherCar(log, current)) continue
    end(log.created)
    current = log
  }
  end(knownUntil)
  return states
}

function leavesOtherCar(log: BoltStateLog, current: BoltStateLog): boolean {
  return (
    activityOf(log) === 'offline' &&
    activityOf(current) !== 'offline' &&
    log.vehicleId !== null &&
    current.vehicleId !== null &&
    log.vehicleId !== current.vehicleId
  )
}

function activityOf({ state }: BoltStateLog): Activity {
  return ACTIVITIES.get(state.trim().toLowerCase()) ?? 'unknown'
}

/** A fixed order of all logs that differ, so that the order in which they came changes nothing. */
function compareLogs(a: BoltStateLog, b: BoltStateLog): number {
  return (
    a.created - b.created ||
    LIVELINESS.indexOf(activityOf(a)) - LIVELINESS.indexOf(activityOf(b)) ||
    compareTexts(a.state, b.state) ||
    compareTexts(a.vehicleId ?? '', b.vehicleId ?? '')
  )
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
