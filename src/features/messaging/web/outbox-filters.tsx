import { Button, Select } from '@mantine/core'
import { IconCalendarWeek, IconX } from '@tabler/icons-react'
import type { Week } from '#kernel/week.ts'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import { MATTERS } from '../domain/message-about.ts'
import { MESSAGE_STATES, type MessageState } from '../domain/message-state.ts'
import { matterTexts } from '../texts-matters.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { stateLabel } from './message-state.tsx'
import classes from './outbox.module.css'
import { changedView, MATTERS_IN_ADDRESS, type OutboxView, STATES, WAYS } from './outbox-view.ts'

interface OutboxFiltersProps {
  readonly view: OutboxView
  readonly counts: Partial<Record<MessageState, number>>
  /** How many nobody got. */
  readonly missed: number
  /** Of the fleet, to begin with. */
  readonly thisWeek: Week | undefined
  onView(view: OutboxView): void
}

const ALL = { value: '', label: outboxTexts.all }
const WAY_CHOICES = [
  ALL,
  { value: WAYS.email, label: outboxTexts.letters },
  { value: WAYS.sms, label: 'SMS-y' },
  { value: WAYS.push, label: outboxTexts.pushes },
]
const MATTER_CHOICES = [
  ALL,
  ...MATTERS.map((matter) => ({ value: MATTERS_IN_ADDRESS[matter], label: matterTexts[matter] })),
]

/** Search and filters of the outbox; each stands in the address. */
export function OutboxFilters({ view, counts, missed, thisWeek, onView }: OutboxFiltersProps) {
  const change = (next: OutboxView) => onView(changedView(view, next))
  const states = [
    ALL,
    { value: STATES.missed, label: `${outboxTexts.missed} (${missed})` },
    ...MESSAGE_STATES.map((state) => ({
      value: STATES[state],
      label: `${stateLabel(state)} (${counts[state] ?? 0})`,
    })),
  ]
  const week =
    view.rok !== undefined && view.tydzien !== undefined ? { year: view.rok, week: view.tydzien } : undefined
  return (
    <search className={classes.tools}>
      <SearchField
        className={classes.search}
        label={outboxTexts.search}
        placeholder={outboxTexts.searchHint}
        value={view.szukaj ?? ''}
        onChange={(szukaj) => change({ szukaj })}
      />
      <Select
        label={outboxTexts.way}
        w={150}
        allowDeselect={false}
        data={WAY_CHOICES}
        value={view.droga ?? ''}
        onChange={(value) => change({ droga: Object.values(WAYS).find((way) => way === value) })}
      />
      <Select
        label={outboxTexts.state}
        w={230}
        allowDeselect={false}
        data={states}
        value={view.stan ?? ''}
        onChange={(value) => change({ stan: Object.values(STATES).find((state) => state === value) })}
      />
      <Select
        label={outboxTexts.kind}
        w={190}
        allowDeselect={false}
        data={MATTER_CHOICES}
        value={view.rodzaj ?? ''}
        onChange={(value) =>
          change({ rodzaj: Object.values(MATTERS_IN_ADDRESS).find((matter) => matter === value) })
        }
      />
      {week ? (
        <>
          <WeekField
            label={outboxTexts.week}
            value={week}
            onChange={(next) => change({ rok: next.year, tydzien: next.week })}
          />
          <IconButton
            variant="subtle"
            color="gray"
            size={36}
            label={outboxTexts.allWeeks}
            onClick={() => change({ rok: undefined, tydzien: undefined })}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        </>
      ) : (
        <Button
          variant="default"
          leftSection={<IconCalendarWeek size={18} aria-hidden />}
          disabled={thisWeek === undefined}
          onClick={() => change({ rok: thisWeek?.year, tydzien: thisWeek?.week })}
        >
          {outboxTexts.oneWeek}
        </Button>
      )}
    </search>
  )
}
