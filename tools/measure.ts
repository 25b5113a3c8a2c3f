/**
 * Runs a measurement (`bench/NAME.ts`, `torture/NAME.ts`) and ends when it has ended, whatever connections,
 * threads and databases it left open: `node tools/measure.ts FILE …`. One that has printed no figure has
 * failed.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const script = resolve(process.argv[2] ?? '')
// The measurement reads its own arguments where it would find them without this door.
process.argv.splice(1, 2, script)

let figures = 0
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = ((piece: string | Uint8Array, ...rest: []) => {
  if (/\d/.test(piece.toString())) figures += 1
  return write(piece, ...rest)
}) as typeof process.stdout.write

try {
  await import(pathToFileURL(script).href)
} catch (error) {
  console.error(error)
  process.exit(1)
}
if (figures === 0) {
  console.error('The measurement ended without a figure.')
  process.exit(1)
}
process.exit(process.exitCode ?? 0)
