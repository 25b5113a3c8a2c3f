/**
 * Q1 with the power gone instead of the process: `npm run torture -- power-loss [ROUNDS]`. What was written
 * and not synced is lost in part or whole, also while the database is still recovering from the last time. To
 * see that the run can fail, switch syncing off: WITHOUT_SYNC=1.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { runRounds } from './database/rounds.ts'

const count = Number(process.argv[2] ?? 10)
const WORKER_URL = new URL('./database/power-loss-worker.ts', import.meta.url).href

async function untilThePowerGoes(writer: ChildProcess): Promise<void> {
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
}

// The first round makes the database; from then on the power goes.
const env = (round: number): Record<string, string> => ({
  WORKER_URL,
  CUT_AFTER: String(round === 0 ? 300 : Math.ceil(Math.random() ** 2 * 1_500)),
})
if (!(await runRounds({ count, end: untilThePowerGoes, env }))) process.exitCode = 1
