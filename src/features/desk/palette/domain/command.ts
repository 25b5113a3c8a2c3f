import { plain } from './plain.ts'

/** What somebody has happened to, in words by which people say it, without marks. */
const WORDS = {
  broken: ['zepsuty', 'zepsuta', 'zepsute', 'zepsul', 'zepsulo', 'popsuty', 'popsute', 'awaria'],
  accident: ['wypadek', 'stluczka', 'kolizja', 'rozbity', 'rozbite'],
  service: ['serwis', 'warsztat', 'przeglad'],
  rental: ['wynajem', 'wynajety', 'wynajete'],
  returned: ['zwrot', 'wrocil', 'wrocilo'],
  ill: ['chory', 'chora', 'choruje', 'choroba', 'l4', 'zwolnienie'],
  late: ['spozniony', 'spozniona', 'spoznia', 'spozni', 'spoznienie'],
} as const

export type Happened = keyof typeof WORDS

export interface Command {
  readonly kind: Happened
  /** To whom or what, as typed; empty where nothing else was. */
  readonly rest: string
}

const KIND_OF = new Map<string, Happened>(
  Object.entries(WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind as Happened] as const)),
)

/**
 * What has happened, said before or after to whom: `zepsuty WX1234A`, `Kowalski chory`. Undefined where no
 * word says so.
 */
export function readCommand(typed: string): Command | undefined {
  const words = typed.trim().split(/\s+/u)
  for (const at of new Set([0, words.length - 1])) {
    const kind = KIND_OF.get(plain(words[at] ?? ''))
    if (kind) return { kind, rest: words.toSpliced(at, 1).join(' ') }
  }
  return undefined
}
