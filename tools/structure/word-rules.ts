import { posix } from 'node:path'
import type { Finding } from './finding.ts'
import { isTest } from './rooms.ts'
import type { SourceFile } from './source-file.ts'

const CLOCK_FILES = [
  'src/platform/server/clock.ts',
  'src/kernel/calendar-date.ts',
  'src/platform/web/device-clock.ts',
  // It imports nothing.
  'src/web-app/driver/worker/worker.ts',
]

/** The specification's paths, as `/api/vehicles` and `/auth/me`; the bare prefix `/api/` is no path. */
const PRESCRIBED_PATH = /^\/(api\/[^/]|(auth|schedules|adminscheduler)([/?]|$))/

/** The builder holds a driver's slots as bits; the fleet's timeline counts over many weeks. */
const OWN_ARITHMETIC = [
  'src/kernel/slot.ts',
  'src/features/planning/domain/builder/',
  'src/web-app/admin/fleet-timeline/',
]

const WIRE_SHIFTS = ['dzień', 'noc', 'dzień rezerwa', 'noc rezerwa']

/** Wall 4: words that have one home each. Only what ships is judged. */
export function judgeWords(file: SourceFile): Finding[] {
  if (!file.path.startsWith('src/') || isTest(file.path)) return []
  const findings: Finding[] = []
  const say = (line: number, message: string) => findings.push({ path: file.path, line, message })

  if (!CLOCK_FILES.includes(file.path)) {
    for (const { text, line } of file.clockUses) {
      say(
        line,
        `Asks the machine's clock (${text.trim()}…): instants come from the injected clock, dates from #kernel/calendar-date.ts.`,
      )
    }
  }
  if (!OWN_ARITHMETIC.some((path) => file.path.startsWith(path))) {
    for (const { text, line } of file.slotArithmetic)
      say(
        line,
        `Takes a slot apart by hand (${text.trim()}…): its day, shift and neighbour are told by #kernel/slot.ts.`,
      )
  }
  const kind = wordsOf(file.path)
  for (const { text, line } of file.strings) {
    if (PRESCRIBED_PATH.test(text) && kind !== 'contract' && !file.path.startsWith('src/server-app/')) {
      say(
        line,
        `The path '${text}' stands outside a contract: paths live in contract.ts; call the endpoint by its name.`,
      )
    }
    if (kind === 'code' && WIRE_SHIFTS.includes(text.toLowerCase())) {
      say(
        line,
        `The wire's word '${text}' stands in code: inside it is 'day' or 'night'; Polish belongs in contract.ts, texts.ts or a codec.`,
      )
    }
  }
  return findings
}

function wordsOf(path: string): 'contract' | 'texts' | 'code' {
  const name = posix.basename(path)
  if (/^contract(-[a-z-]+)?\.ts$/.test(name)) return 'contract'
  if (path.startsWith('src/platform/pure/') || name.includes('codec') || name.includes('texts'))
    return 'texts'
  return 'code'
}
