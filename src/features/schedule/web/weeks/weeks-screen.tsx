import { Button, Select, Skeleton } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listGeneratedWeeks } from '../../contract.ts'
import { weeksTexts } from '../../texts-weeks.ts'
import { type GeneratedWeek, WeekCard } from './week-card.tsx'
import classes from './weeks-screen.module.css'

const ALL = 'wszystkie'

/**
 * `/admin/grafiki-pracy` (Spec 2 §2 'Generated schedules'): a card per generated week of all years, newest
 * first.
 */
export function GeneratedWeeksScreen() {
  const { data, failure, again } = useCall(listGeneratedWeeks, {})
  const { rok } = useSearch({ from: '/guarded/admin/grafiki-pracy' })
  const navigate = useNavigate()
  const byYear = Map.groupBy(data?.data ?? [], ({ attributes }) => attributes.year)
  const years = [...byYear.keys()]
  const asked = years.find((year) => year === rok)
  const choose = (value: string | null) =>
    void navigate({
      to: '/admin/grafiki-pracy',
      search: value === ALL ? {} : { rok: Number(value) },
      replace: true,
    })
  return (
    <>
      <PageHeader
        title={weeksTexts.title}
        actions={
          years.length > 1 ? (
            <Select
              aria-label={weeksTexts.year}
              allowDeselect={false}
              value={asked === undefined ? ALL : String(asked)}
              onChange={choose}
              data={[
                { value: ALL, label: weeksTexts.allYears },
                ...years.map((year) => ({ value: String(year), label: String(year) })),
              ]}
            />
          ) : null
        }
      />
      {data ? (
        years.length === 0 ? (
          <Panel>
            <NoWeeks />
          </Panel>
        ) : (
          [...byYear]
            .filter(([year]) => asked === undefined || year === asked)
            .map(([year, weeks]) => <Year key={year} year={year} weeks={weeks} />)
        )
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <div className={classes.grid} role="status" aria-label={weeksTexts.loading}>
          <Skeleton height={172} radius={12} />
          <Skeleton height={172} radius={12} />
          <Skeleton height={172} radius={12} />
        </div>
      )}
    </>
  )
}

interface YearProps {
  readonly year: number
  readonly weeks: readonly GeneratedWeek[]
}

function Year({ year, weeks }: YearProps) {
  return (
    <section className={classes.year} aria-label={String(year)}>
      <h2 className={classes.heading}>{year}</h2>
      <ul className={classes.grid}>
        {weeks.map((week) => (
          <li key={week.id} className={classes.item}>
            <WeekCard {...week.attributes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoWeeks() {
  return (
    <Empty
      icon={<IconCalendarWeek size={24} />}
      action={
        <Button renderRoot={(props) => <Link to="/admin/edycja-grafiku" {...props} />}>
          {weeksTexts.toBoard}
        </Button>
      }
    >
      {weeksTexts.none}
    </Empty>
  )
}
