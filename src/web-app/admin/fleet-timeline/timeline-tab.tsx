import { Button, SegmentedControl, Skeleton, Switch } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCar, IconChevronLeft, IconChevronRight, IconPlus, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import {
  type Grounding,
  type GroundingDraft,
  GroundingEditor,
} from '#features/fleet/groundings/web/public.tsx'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import classes from './timeline.module.css'
import { TIMELINE_TAB } from './timeline-address.ts'
import { barsOf } from './timeline-bars.ts'
import { TimelineCards } from './timeline-cards.tsx'
import type { TimelineEntry } from './timeline-entries.ts'
import { TimelineGrid } from './timeline-grid.tsx'
import { moved, rangeFrom, type TimelineRange, WEEK_COUNTS, type WeekCount } from './timeline-range.ts'
import { TimelineLegend } from './timeline-signs.tsx'
import { timelineTexts as texts } from './timeline-texts.ts'
import { useRentedBy } from './use-rented-by.ts'
import { useTimelineData } from './use-timeline-data.ts'

/** The tab 'Oś czasu': the fleet over weeks, with what takes its cars. */
export function TimelineTab() {
  const settings = useFleetSettings()
  const { od, tygodnie } = useSearch({ from: '/guarded/admin/samochody' })
  const navigate = useNavigate()
  const weeks = WEEK_COUNTS.find((count) => count === Number(tygodnie)) ?? 4
  const current = settings.data && mondayOf(settings.data)
  const first = parseDate(od ?? '') ?? current
  const show = (range: TimelineRange) =>
    void navigate({
      to: '/admin/samochody',
      search: { zakladka: TIMELINE_TAB, od: range.first, tygodnie: range.weeks } as never,
      replace: true,
    })
  if (!first || !current) {
    return settings.failure ? (
      <FailureAlert failure={settings.failure} title={texts.failedTitle} again={settings.again} />
    ) : (
      <Loading />
    )
  }
  return <Timeline range={rangeFrom(first, weeks)} current={current} show={show} />
}

function Loading() {
  return <Skeleton height={480} radius={12} role="status" aria-label={texts.loading} />
}

interface TimelineProps {
  readonly range: TimelineRange
  /** Monday of the fleet's current week, should today not be known yet. */
  readonly current: CalendarDate
  show(range: TimelineRange): void
}

function Timeline({ range, current, show }: TimelineProps) {
  const data = useTimelineData(range)
  const rentedBy = useRentedBy()
  const navigate = useNavigate()
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const [typed, setTyped] = useState('')
  const [onlyBusy, setOnlyBusy] = useState(false)
  const [subject, setSubject] = useState<Grounding | GroundingDraft>()
  const wanted = useDeferredValue(typed)
  const found = useMemo(
    () =>
      data.cars?.filter(
        ({ id, reg, model }) =>
          findsText(wanted, reg, model) &&
          (!onlyBusy || barsOf(range, data.entries.get(id) ?? []).length > 0),
      ),
    [data.cars, data.entries, wanted, onlyBusy, range],
  )
  const visit = (id: string, zakladka?: string) =>
    void navigate({
      to: '/admin/samochody/edycja/$id',
      params: { id },
      search: (zakladka ? { zakladka } : {}) as never,
    })
  const open = ({ kind, id, carId, grounding }: TimelineEntry) => {
    if (grounding) setSubject(grounding)
    else if (kind === 'rental') void navigate({ to: '/admin/wylacznosc/$id', params: { id } })
    else visit(carId, kind === 'service' ? 'serwisy' : 'dokumenty')
  }
  return (
    <div className={classes.screen}>
      <div className={classes.tools}>
        <SearchField
          className={classes.search}
          label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
        />
        <RangeTools range={range} today={data.today ?? current} show={show} />
        <Switch
          className={classes.switch ?? ''}
          label={texts.onlyBusy}
          checked={onlyBusy}
          onChange={(event) => setOnlyBusy(event.currentTarget.checked)}
        />
        <Button
          className={classes.add ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setSubject({ carId: null })}
        >
          {texts.add}
        </Button>
      </div>
      <FailureAlert failure={data.partFailure} title={texts.failedPart} again={data.again} />
      <Body data={data} found={found}>
        {(cars) =>
          phone ? (
            <TimelineCards
              range={range}
              cars={cars}
              entries={data.entries}
              open={open}
              add={({ id }) => setSubject({ carId: id })}
            />
          ) : (
            <>
              <TimelineGrid
                range={range}
                cars={cars}
                entries={data.entries}
                today={data.today}
                draw={({ id }, span) => setSubject({ carId: id, span })}
                open={open}
                visit={visit}
              />
              <p className={classes.help}>{texts.help}</p>
            </>
          )
        }
      </Body>
      <TimelineLegend />
      {subject && data.cars ? (
        <Suspense>
          <GroundingEditor
            subject={subject}
            cars={data.cars}
            rentedBy={rentedBy}
            onClose={() => setSubject(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface BodyProps {
  readonly data: ReturnType<typeof useTimelineData>
  readonly found: ReturnType<typeof useTimelineData>['cars']
  children(cars: NonNullable<ReturnType<typeof useTimelineData>['cars']>): ReactNode
}

function Body({ data, found, children }: BodyProps) {
  if (!found) {
    return data.failure ? (
      <FailureAlert failure={data.failure} title={texts.failedTitle} again={data.again} />
    ) : (
      <Loading />
    )
  }
  if (data.cars?.length === 0) return <Empty icon={<IconCar size={24} />}>{texts.empty}</Empty>
  if (found.length === 0) return <Empty icon={<IconSearch size={24} />}>{texts.nothingFound}</Empty>
  return children(found)
}

interface RangeToolsProps {
  readonly range: TimelineRange
  readonly today: CalendarDate
  show(range: TimelineRange): void
}

/** Half of the weeks in view at a time, so that one keeps one's bearings. */
function RangeTools({ range, today, show }: RangeToolsProps) {
  const step = range.weeks / 2
  return (
    <div className={classes.range}>
      <SegmentedControl
        aria-label={texts.weeks}
        data={WEEK_COUNTS.map((count) => ({ value: String(count), label: texts.weeksOf(count) }))}
        value={String(range.weeks)}
        onChange={(value) => show({ ...range, weeks: Number(value) as WeekCount })}
      />
      <div className={classes.arrows}>
        <Button
          variant="default"
          px="xs"
          aria-label={texts.earlier}
          onClick={() => show(moved(range, -step))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <Button variant="default" onClick={() => show(rangeFrom(today, range.weeks))}>
          {texts.today}
        </Button>
        <Button variant="default" px="xs" aria-label={texts.later} onClick={() => show(moved(range, step))}>
          <IconChevronRight size={18} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
