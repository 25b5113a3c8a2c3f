import { Select, Skeleton, Text } from '@mantine/core'
import { IconClipboardList, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { sameWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { getSubmissionDetails } from '../../contract.ts'
import { officeTexts } from '../../texts-office.ts'
import { CapacityOverview } from './capacity-overview.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { startToEnd } from './offered-weeks.ts'
import { SubmissionCards } from './submission-cards.tsx'
import { submissionFromWire } from './submission-codec.ts'
import classes from './submission-list.module.css'

interface SubmissionListProps {
  readonly offered: readonly Week[]
  readonly current: Week
  readonly week: Week
  onWeek(week: Week): void
}

/** The week's cards with search, week dropdown and export (Spec 1 §2). */
export function SubmissionList({ offered, current, week, onWeek }: SubmissionListProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className={classes.list}>
      <div className={classes.toolbar}>
        <SearchField
          className={classes.search}
          label={officeTexts.search}
          placeholder={officeTexts.searchHint}
          value={typed}
          onChange={setTyped}
        />
        <Select
          className={classes.week ?? ''}
          label={officeTexts.week}
          data={offered.map((one) => ({ value: keyOf(one), label: startToEnd(one) }))}
          renderOption={({ option }) => (
            <span className={classes.option}>
              <span>{option.label}</span>
              {option.value === keyOf(current) ? (
                <span className={classes.now}>{officeTexts.currentWeek}</span>
              ) : null}
            </span>
          )}
          value={keyOf(week)}
          allowDeselect={false}
          onChange={(key) => {
            const next = offered.find((one) => keyOf(one) === key)
            if (next && !sameWeek(next, week)) onWeek(next)
          }}
        />
        <ExportButtons week={week} />
      </div>
      <WeekContent key={keyOf(week)} week={week} typed={typed} />
    </div>
  )
}

function WeekContent({ week, typed }: { readonly week: Week; readonly typed: string }) {
  const details = useCall(getSubmissionDetails, week)
  const all = useMemo(() => details.data?.schedules.map(submissionFromWire) ?? [], [details.data])
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => all.filter(({ fullName }) => findsText(wanted, fullName)), [all, wanted])

  if (!details.data) {
    return details.failure ? (
      <FailureAlert failure={details.failure} title={officeTexts.failedTitle} again={details.again} />
    ) : (
      <LoadingCards />
    )
  }
  return (
    <>
      <CapacityOverview days={details.data.capacityDay} />
      <h2 className={classes.summary} aria-live="polite">
        <span>{officeTexts.summary(details.data.amount, details.data.shiftsAmount)}</span>
        {found.length === all.length ? null : (
          <Text span c="dimmed" size="sm" fw={400}>
            {officeTexts.found(found.length, all.length)}
          </Text>
        )}
      </h2>
      {all.length === 0 ? (
        <Empty icon={<IconClipboardList size={24} />}>{officeTexts.nobodyYet}</Empty>
      ) : found.length === 0 ? (
        <Empty icon={<IconSearch size={24} />}>{officeTexts.nobodyFound(wanted)}</Empty>
      ) : (
        <SubmissionCards submissions={found} />
      )}
    </>
  )
}

function LoadingCards() {
  return (
    <div className={classes.loading} role="status" aria-label={officeTexts.loading}>
      <Skeleton height={150} radius={12} className={classes.whole ?? ''} />
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never moved
        <Skeleton key={index} height={130} radius={12} />
      ))}
    </div>
  )
}

function keyOf({ year, week }: Week): string {
  return `${year}-${week}`
}
