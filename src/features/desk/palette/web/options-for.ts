import { KIND_IN_ADDRESS, SUBJECTS } from '#features/board/happenings/domain/public.ts'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { addWeeks, sameWeek, type Week } from '#kernel/week.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { type Command, type Happened, readCommand } from '../domain/command.ts'
import { findEntries } from '../domain/find-entries.ts'
import { findWeek } from '../domain/find-weeks.ts'
import type { Entry, PaletteIndex } from '../domain/index-of.ts'
import { plain } from '../domain/plain.ts'
import { paletteTexts as texts } from '../texts.ts'
import { actionsFor } from './actions.ts'
import type { PaletteScreen, Rights, Target } from './targets.ts'

export type GroupKey = keyof typeof texts.groups

/** One line of the palette. */
export interface PaletteOption {
  /** Unique among all. */
  readonly id: string
  readonly label: string
  /** What stands beside it. */
  readonly beside: string
  /** Where it leads, at the end of the line. */
  readonly leads: string
  readonly target: Target
}

export interface OptionGroup {
  readonly key: GroupKey
  readonly options: readonly PaletteOption[]
  /** Of how many; undefined where these are all. */
  readonly total: number | undefined
}

interface Known {
  /** Undefined until it is read. */
  readonly index: PaletteIndex | undefined
  /** Undefined until it is read: weeks, actions and commands stand on it. */
  readonly running: Week | undefined
  readonly screens: readonly PaletteScreen[]
  readonly rights: Rights
}

const MOST = 8
const MOST_OF_COMMAND = 5

/** What is offered for what is typed, in groups; without anything typed weeks, actions and screens. */
export function optionsFor(typed: string, known: Known): readonly OptionGroup[] {
  const words = plain(typed)
  const { running } = known
  const command = running && readCommand(typed)
  return [
    ...(command ? commandGroup(command, known, running) : []),
    ...peopleGroup('drivers', typed, known),
    ...peopleGroup('cars', typed, known),
    ...(running ? group('weeks', weekOptions(typed, words, known, running)) : []),
    ...(running ? group('actions', actionOptions(words, known, running)) : []),
    ...group('screens', screenOptions(words, known)),
  ]
}

function group(key: GroupKey, options: readonly PaletteOption[], total?: number): OptionGroup[] {
  return options.length === 0
    ? []
    : [{ key, options, total: total === undefined || total === options.length ? undefined : total }]
}

/** 'Coś się stało' at whom or what was named; at nobody yet where only the word was said. */
function commandGroup({ kind, rest }: Command, { index }: Known, running: Week): OptionGroup[] {
  const isDriver = SUBJECTS[kind] === 'driver'
  const all = index?.[isDriver ? 'drivers' : 'cars'] ?? []
  const { entries } = findEntries(all, rest, MOST_OF_COMMAND)
  const at = (entry: Entry | undefined): PaletteOption => ({
    id: `now ${entry?.id ?? ''}`,
    label: entry ? texts.whose(texts.happened[kind], entry.label) : texts.happened[kind],
    beside: entry ? besideOf(entry) : '',
    leads: texts.flow,
    target: { to: '/admin/edycja-grafiku', search: flowAt(kind, entry, running) },
  })
  return group('now', rest === '' ? [at(undefined)] : entries.map(at))
}

function flowAt(kind: Happened, entry: Entry | undefined, { year, week }: Week): object {
  return {
    ...{ rok: year, tydzien: week, stalo: KIND_IN_ADDRESS[kind] },
    ...(entry ? { [entry.kind === 'driver' ? 'kogo' : 'auto']: entry.id } : {}),
  }
}

function peopleGroup(key: 'drivers' | 'cars', typed: string, { index }: Known): OptionGroup[] {
  const { entries, total } = findEntries(index?.[key] ?? [], typed, MOST)
  const leads = key === 'drivers' ? texts.driverCard : texts.carCard
  return group(
    key,
    entries.map((entry) => ({
      ...{ id: `${key} ${entry.id}`, label: entry.label, beside: besideOf(entry), leads },
      target: { card: { subject: entry.kind, id: entry.id } },
    })),
    total,
  )
}

function besideOf({ kind, beside, inactive }: Entry): string {
  const phone = kind === 'driver' ? normalizePhone(beside) : undefined
  return [phone ? formatPhone(phone) : beside, inactive ? texts.inactive : ''].filter(Boolean).join(' · ')
}

function weekOptions(typed: string, words: string, { rights }: Known, running: Week): PaletteOption[] {
  const found = findWeek(typed, running)
  const weeks = words === '' ? [running, addWeeks(running, 1)] : found ? [found] : []
  return weeks.flatMap((week) => {
    const search = { rok: week.year, tydzien: week.week }
    const option = (screen: keyof typeof texts.weekScreens, to: string): PaletteOption => ({
      id: `week ${week.year} ${week.week} ${screen}`,
      label: texts.week(week.week),
      beside: weekRange(week),
      leads: texts.weekScreens[screen],
      target: { to, search },
    })
    return [
      option('board', '/admin/edycja-grafiku'),
      // Before anything is typed a line a week is enough.
      ...(words === '' && !sameWeek(week, running)
        ? []
        : [option('submissions', '/admin/podglad-grafiku'), option('services', '/admin/serwisy')]),
      ...(words !== '' && rights.money ? [option('settlement', '/admin/rozliczenia')] : []),
    ]
  })
}

function screenOptions(words: string, { screens }: Known): PaletteOption[] {
  return screens
    .filter(({ label }) => fits(words, label))
    .map(({ to, label, group: beside }) => ({
      ...{ id: `screen ${to}`, label, beside, leads: '', target: { to } },
    }))
}

function actionOptions(words: string, { rights }: Known, running: Week): PaletteOption[] {
  return actionsFor(rights, running)
    .filter(({ label }) => fits(words, label))
    .map(({ label, target }) => ({ id: `action ${label}`, label, beside: '', leads: '', target }))
}

/** Every word typed begins one of the label's. */
function fits(words: string, label: string): boolean {
  const key = ` ${plain(label).replaceAll('/', ' ')}`
  return words.split(' ').every((word) => key.includes(` ${word}`))
}
