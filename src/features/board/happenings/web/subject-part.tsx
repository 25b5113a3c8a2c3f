import { Button, TextInput } from '@mantine/core'
import { IconCar, IconSearch, IconUser } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { nameOf } from '#features/board/work/web/public-view.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { type HappeningKind, SUBJECTS, type Subject } from '../domain/public.ts'
import { flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'

/** As many as a list shows before somebody has to type. */
const MOST_SHOWN = 40

interface SubjectPartProps {
  readonly week: WeekOnBoard
  readonly kind: HappeningKind
  readonly subject: Subject | undefined
  onChoose(subject: Subject | undefined): void
}

/** To whom or what it happened: a list to press, or what was pressed. */
export function SubjectPart({ week, kind, subject, onChoose }: SubjectPartProps) {
  if (!subject) return <Choice week={week} kind={kind} onChoose={onChoose} />
  const [label, beside] = wordsOf(week, subject)
  return (
    <div className={classes.subject}>
      {'carId' in subject ? <IconCar size={18} aria-hidden /> : <IconUser size={18} aria-hidden />}
      <p>
        <b>{label}</b> <span>{beside}</span>
      </p>
      <Button size="compact-sm" variant="default" onClick={() => onChoose(undefined)}>
        {flowTexts.change}
      </Button>
    </div>
  )
}

/** The registration with its model, or the name. */
export function wordsOf(week: WeekOnBoard, subject: Subject): readonly [label: string, beside: string] {
  if ('driverId' in subject) return [nameOf(week, subject.driverId), '']
  const car = week.carsById.get(subject.carId)
  return [car?.reg ?? '', car?.model ?? '']
}

function Choice({ week, kind, onChoose }: Omit<SubjectPartProps, 'subject'>) {
  const [search, setSearch] = useState('')
  const of = SUBJECTS[kind]
  const all = useMemo(() => choicesOf(week, of), [week, of])
  const found = search.trim().length > 1 ? all.filter(({ words }) => findsText(search, ...words)) : all
  const label = { car: flowTexts.whichCar, driver: flowTexts.whichDriver, either: flowTexts.which }[of]
  return (
    <div>
      <TextInput
        type="search"
        label={label}
        placeholder={flowTexts.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) onChoose(found[0].subject)
        }}
      />
      <ul className={classes.choices} aria-label={label}>
        {found.slice(0, MOST_SHOWN).map(({ subject, words: [first, beside] }) => (
          <li key={'carId' in subject ? subject.carId : subject.driverId}>
            <button type="button" onClick={() => onChoose(subject)}>
              <b>{first}</b> <span>{beside}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.quiet}>
        {found.length === 0
          ? flowTexts.nothingFound
          : found.length > MOST_SHOWN
            ? flowTexts.more(found.length - MOST_SHOWN)
            : ''}
      </p>
    </div>
  )
}

interface OneChoice {
  readonly subject: Subject
  readonly words: readonly [string, string]
}

function choicesOf(week: WeekOnBoard, of: 'car' | 'driver' | 'either'): OneChoice[] {
  const cars = week.rows.map(
    ({ id, reg, model }): OneChoice => ({ subject: { carId: id }, words: [reg, model] }),
  )
  const drivers = [...week.drivers.keys()]
    .map((driverId): OneChoice => ({ subject: { driverId }, words: [nameOf(week, driverId), ''] }))
    .map((choice) => ({ choice, key: polishSortKey(choice.words[0]) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ choice }) => choice)
  if (of === 'car') return cars
  return of === 'driver' ? drivers : [...cars, ...drivers]
}
