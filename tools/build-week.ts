import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sentenceOf } from '#platform/server/database/dump/refusal.ts'
import { buildWeek } from '../src/features/planning/domain/builder/build-week.ts'
import type { BuildOptions, Instance, Policy } from '../src/features/planning/domain/builder/instance.ts'

const USAGE = 'Usage: npm run -s build-week -- FILE|- [--floor N] [--policy queue|balanced|equal] [--on-call]'

/**
 * Judges the builder from the command line: an instance in, the week as JSON out; exit code 2 with a sentence
 * where there is none.
 */
function main(): void {
  const { file, options } = readArguments()
  const built = buildWeek(readJson(file), options)
  if (!built.ok) refuse(built.error.sentence)
  else process.stdout.write(`${JSON.stringify(built.value)}\n`)
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

function readArguments(): { file: string; options: BuildOptions } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        floor: { type: 'string' },
        policy: { type: 'string' },
        'on-call': { type: 'boolean' },
        'no-reserve': { type: 'boolean' },
        moves: { type: 'string' },
        seed: { type: 'string' },
      },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return refuse(USAGE)
    return {
      file,
      options: {
        ...(values.floor === undefined ? {} : { floor: Number(values.floor) }),
        ...(values.policy === undefined ? {} : { policy: values.policy as Policy }),
        ...(values.moves === undefined ? {} : { moves: Number(values.moves) }),
        ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
        onCall: values['on-call'] ?? false,
        fromReserve: !(values['no-reserve'] ?? false),
      },
    }
  } catch (error) {
    return refuse(`${(error as Error).message}\n${USAGE}`)
  }
}

/** The builder checks the shape itself; only what is no JSON at all is refused here. */
function readJson(file: string): Instance {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) as Instance
  } catch (error) {
    const why = sentenceOf(error)?.replace(`${file}: `, '') ?? `it is no JSON (${(error as Error).message}).`
    return refuse(`Cannot read the instance from ${file}: ${why}`)
  }
}

main()
