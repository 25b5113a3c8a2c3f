/**
 * Q1: every acknowledgement is preceded by a sync to disk, seen from outside of the process with strace: `npm
 * run torture -- sync [SUBMISSIONS]`. One client writes, so each acknowledgement needs a sync of its own.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const count = Number(process.argv[2] ?? 100)
if (spawnSync('strace', ['-V']).error) {
  console.error('strace is not installed. Debian and Ubuntu: apt-get install strace')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const trace = join(folder, 'trace')
const writer = join(import.meta.dirname, 'database/one-client.ts')
const strace = ['-f', '-qq', '-y', '-s', '40', '-e', 'trace=fsync,fdatasync,write', '-o', trace]
const run = spawnSync('strace', [...strace, process.execPath, writer, join(folder, 'data'), String(count)], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})

let synced = 0
let acknowledged = 0
let without = 0
for (const line of readFileSync(trace, 'utf8').split('\n')) {
  // A call that was interrupted in the trace is told of again when it returns.
  if (/(fsync\(.*|fsync resumed>.*)= 0$/.test(line) && !line.includes('unfinished')) synced += 1
  if (/write\(1.*acknowledged \d+/.test(line)) {
    acknowledged += 1
    if (synced === 0) without += 1
    synced = 0
  }
}
rmSync(folder, { recursive: true, force: true })

console.log(`acknowledgements                    ${acknowledged} (asked for ${count})`)
console.log(`not preceded by a sync of their own ${without} (goal 0)`)
process.exitCode = run.status === 0 && acknowledged === count && without === 0 ? 0 : 1
