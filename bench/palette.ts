/**
 * What the palette takes for a key pressed at 2,000 cars and 5,000 drivers (goal: 50 ms), beside the least
 * that has to be done, one look through all names and plates: `npm run bench -- palette`. With it what the
 * one call brings, and how long the index is made of it.
 */
import { randomUUID } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import { indexOf, type PaletteColumns } from '#features/desk/palette/domain/index-of.ts'
import { optionsFor } from '#features/desk/palette/web/options-for.ts'

const DRIVERS = 5_000
const CARS = 2_000
const ROUNDS = 7
const TYPED = [
  'kowalczyk',
  'łukasz kow',
  'wx 1234a',
  '600 100 2',
  'zepsuty wx12',
  'chory nowak',
  'tydzień 48',
  'q',
]
const FIRST = [
  'Jan',
  'Anna',
  'Łukasz',
  'Żaneta',
  'Zbigniew',
  'Oksana',
  'Grzegorz',
  'Małgorzata',
  'Paweł',
  'Ewa',
]
const LAST = [
  'Kowalski',
  'Nowak',
  'Wiśniewska',
  'Wójcik',
  'Kowalczyk',
  'Brzęczyszczykiewicz',
  'Łuczak',
  'Mak',
]

const columns: PaletteColumns = {
  drivers: {
    ids: Array.from({ length: DRIVERS }, () => randomUUID()),
    names: Array.from(
      { length: DRIVERS },
      (_, at) => `${FIRST[at % 10]} ${LAST[(at * 7) % 8]}${at % 3 ? `-${LAST[at % 8]}` : ''}`,
    ),
    phones: Array.from({ length: DRIVERS }, (_, at) => `+48600${String(at).padStart(6, '0')}`),
    inactive: Array.from({ length: DRIVERS / 10 }, (_, at) => at * 10),
  },
  cars: {
    ids: Array.from({ length: CARS }, () => randomUUID()),
    regs: Array.from({ length: CARS }, (_, at) => `WX${1000 + at}${'ABCDEF'[at % 6]}`),
    models: Array.from({ length: CARS }, () => 'Toyota Corolla'),
  },
}
const running = { year: 2026, week: 48 }
const screens = Array.from({ length: 30 }, (_, at) => ({
  to: `/${at}`,
  label: `Ekran ${at}`,
  group: 'Grafik',
}))

const index = indexOf(columns)
/** Every beginning of what is typed: as many presses of keys. */
const presses = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
const haystack = [...columns.drivers.names, ...columns.cars.regs].map((each) => each.toLowerCase())

const times = Array.from({ length: ROUNDS }, () => ({
  index: timed(() => indexOf(columns)),
  looks: presses
    .map((typed) => timed(() => haystack.filter((each) => each.includes(typed))))
    .toSorted(ascending),
  keys: presses
    .map((typed) =>
      timed(() => optionsFor(typed, { index, running, screens, rights: { admin: true, money: true } })),
    )
    .toSorted(ascending),
}))
const median = (of: (round: (typeof times)[number]) => number) =>
  times.map(of).toSorted(ascending)[ROUNDS >> 1] ?? Number.NaN
const middle = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? Number.NaN
const last = (sorted: readonly number[]) => sorted.at(-1) ?? Number.NaN

const reference = median(({ looks }) => middle(looks))
const key = median(({ keys }) => middle(keys))
const [load = 0] = loadavg()
const wire = JSON.stringify(columns)
console.log(
  `${DRIVERS} drivers, ${CARS} cars, ${presses.length} keys, medians of ${ROUNDS} rounds (load ${load.toFixed(1)} on ${availableParallelism()} cores)`,
)
line('one look through all names and plates', reference, 'the reference')
line('a key, half of them', key, `${(key / reference).toFixed(1)} x the reference`)
line(
  'the slowest key',
  median(({ keys }) => last(keys)),
  'goal 50 ms',
)
line(
  'the index, once',
  median((round) => round.index),
  `${(median((round) => round.index) / reference).toFixed(0)} x the reference`,
)
console.log(
  `  the call: ${(wire.length / 1000).toFixed(0)} kB, packed ${(gzipSync(wire).length / 1000).toFixed(0)} kB`,
)

function line(name: string, ms: number, beside: string): void {
  console.log(`  ${name.padEnd(40)}${ms.toFixed(2).padStart(8)} ms   ${beside}`)
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function ascending(a: number, b: number): number {
  return a - b
}
