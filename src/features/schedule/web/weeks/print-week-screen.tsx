import { Button, Group, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { serviceAt, standingTexts, whyOff } from '#features/roster/texts-standing.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { getGeneratedWeek } from '../../contract.ts'
import { weeksTexts } from '../../texts-weeks.ts'
import classes from './print-week-screen.module.css'

type Saved = NonNullable<OutputOf<typeof getGeneratedWeek>>
type Day = Saved['days'][number]
type Car = Day['cars'][number]

/** A generated week on paper: A4 across, days on one sheet and nights on the next. */
export function PrintWeekScreen() {
  const asked = weekInAddress(useSearch({ from: '/guarded/admin/grafiki-pracy/druk' }))
  const week = asked ?? { year: 0, week: 0 }
  const exists = asked !== undefined
  const saved = useCall(getGeneratedWeek, week, { enabled: exists })
  const title = `${weeksTexts.week(week.week)}, ${exists ? weekRange(week) : ''}`
  useEffect(() => {
    document.title = `${weeksTexts.title} – Flotylla`
  }, [])
  if (!exists || saved.data === null) {
    return (
      <Panel>
        <Empty action={<Back />}>{weeksTexts.notGenerated}</Empty>
      </Panel>
    )
  }
  if (saved.failure && !saved.data) return <FailureAlert failure={saved.failure} again={saved.again} />
  if (!saved.data) return <Skeleton height={480} radius={12} role="status" aria-label={weeksTexts.loading} />
  const { days, nights, savedBy, savedAt, version } = saved.data
  const stamp = `${weeksTexts.version(version)}, ${weeksTexts.savedBy(savedBy, dateAndTime(savedAt))}`
  return (
    <div className={classes.paper}>
      <Group className={classes.acts ?? ''} gap="sm">
        <Back />
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {weeksTexts.printNow}
        </Button>
      </Group>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.stamp}>{stamp}</p>
      <Sheet title={weeksTexts.dayShifts} days={days} />
      <Sheet title={weeksTexts.nightShifts} days={nights} />
    </div>
  )
}

function Back() {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/grafiki-pracy" {...props} />}
    >
      {weeksTexts.back}
    </Button>
  )
}

function Sheet({ title, days }: { readonly title: string; readonly days: readonly Day[] }) {
  const cars = days[0]?.cars ?? []
  const lists = [
    { name: standingTexts.reserve, of: (day: Day) => day.reserve },
    { name: standingTexts.onCall, of: (day: Day) => day.onCall },
  ]
  return (
    <div className={classes.sheet}>
      <h2 className={classes.heading}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keys too */}
      <section className={classes.scroller} tabIndex={0} aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{weeksTexts.car}</th>
              {days.map(({ day, month }, index) => (
                <th key={`${day} ${month}`} scope="col">
                  {`${WEEKDAY_NAMES[index]} ${day}.${String(month).padStart(2, '0')}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cars.map(({ id, reg }, row) => (
              <tr key={id}>
                <th scope="row">{reg}</th>
                {days.map(({ day, month, cars: ofDay }) => (
                  <td key={`${day} ${month}`} data-note={isNote(ofDay[row]) || undefined}>
                    {cellText(ofDay[row])}
                  </td>
                ))}
              </tr>
            ))}
            {lists.map(({ name, of }) =>
              days.some((day) => of(day).length > 0) ? (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {days.map((day) => (
                    <td key={`${day.day} ${day.month}`}>
                      {of(day)
                        .map(({ fullName }) => fullName)
                        .join(', ')}
                    </td>
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function isNote(car: Car | undefined): boolean {
  return !car?.drivers[0]
}

function cellText(car: Car | undefined): string {
  if (!car) return ''
  const who = car.drivers[0]?.fullName ?? (car.standing === 'free' ? weeksTexts.free : '')
  const service = car.service === null ? '' : serviceAt(car.service)
  return [who, whyOff(car), service].filter((text) => text !== '').join(', ')
}
