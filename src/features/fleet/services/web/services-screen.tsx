import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconPlus, IconTool } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, datesOf, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { listWeekServices } from '../contract.ts'
import { serviceOfficeTexts } from '../texts-office.ts'
import type { Service } from './service.ts'
import { ServiceForm } from './service-form.tsx'
import { ServiceList } from './service-list.tsx'
import classes from './services-screen.module.css'

/** Services of the whole fleet, week by week. */
export function ServicesScreen() {
  const fleet = useFleetSettings()
  const search = useSearch({ from: '/guarded/admin/serwisy' })
  const asked = weekInAddress(search)
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const current = fleet.data && { year: fleet.data.year, week: fleet.data.week }
  // What is being planned comes first: that is the week for which services are added.
  const planned = fleet.data && { year: fleet.data.adminYear, week: fleet.data.adminWeek }
  const week = asked ?? planned
  return (
    <>
      <PageHeader
        title={serviceOfficeTexts.title}
        description={serviceOfficeTexts.description}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {serviceOfficeTexts.add}
          </Button>
        }
      />
      {search.pokaz === 'nadchodzace' && current ? (
        <ComingServices current={current} />
      ) : week ? (
        <>
          <div className={classes.picker}>
            <WeekPicker
              value={week}
              onChange={(chosen) =>
                void navigate({
                  to: '/admin/serwisy',
                  search: { rok: chosen.year, tydzien: chosen.week },
                  replace: true,
                  resetScroll: false,
                })
              }
              {...(current ? { current } : {})}
            />
          </div>
          <ServicesOfWeek week={week} />
        </>
      ) : fleet.failure ? (
        <FailureAlert failure={fleet.failure} title={serviceOfficeTexts.failedTitle} again={fleet.again} />
      ) : (
        <Loading />
      )}
      {adding ? <ServiceForm onClose={() => setAdding(false)} /> : null}
    </>
  )
}

/** Those of this week and the next whose hour has not come: as many as the dashboard counts. */
function ComingServices({ current }: { readonly current: Week }) {
  const [now, then] = [useCall(listWeekServices, current), useCall(listWeekServices, addWeeks(current, 1))]
  const { failure, again } = now.failure ? now : then
  const coming =
    now.data &&
    then.data &&
    [...now.data.data, ...then.data.data].filter(({ attributes }) => !attributes.past)
  if (!coming) {
    return failure ? (
      <FailureAlert failure={failure} title={serviceOfficeTexts.failedTitle} again={again} />
    ) : (
      <Loading />
    )
  }
  return (
    <>
      <Group mb="md" gap="sm">
        <Text fw={600} role="status">
          {serviceOfficeTexts.comingCount(coming.length)}
        </Text>
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/admin/serwisy"
              search={{ rok: current.year, tydzien: current.week } as never}
              {...props}
            />
          )}
        >
          {serviceOfficeTexts.byWeeks}
        </Button>
      </Group>
      <ServicesByDay dates={[...datesOf(current), ...datesOf(addWeeks(current, 1))]} services={coming} />
    </>
  )
}

function ServicesOfWeek({ week }: { readonly week: Week }) {
  const services = useCall(listWeekServices, week)
  if (!services.data) {
    return services.failure ? (
      <FailureAlert
        failure={services.failure}
        title={serviceOfficeTexts.failedTitle}
        again={services.again}
      />
    ) : (
      <Loading />
    )
  }
  return <ServicesByDay dates={datesOf(week)} services={services.data.data} />
}

interface ServicesByDayProps {
  readonly dates: readonly CalendarDate[]
  readonly services: readonly Service[]
}

function ServicesByDay({ dates, services }: ServicesByDayProps) {
  if (services.length === 0) {
    return (
      <Panel>
        <Empty icon={<IconTool size={24} />}>{serviceOfficeTexts.emptyWeek}</Empty>
      </Panel>
    )
  }
  return (
    <div className={classes.days}>
      {dates.map((date) => {
        const ofDay = services.filter(({ attributes }) => attributes.serviceDate === date)
        if (ofDay.length === 0) return null
        const day = longDateWithWeekday(date)
        return (
          <Panel key={date} title={`${day.charAt(0).toLocaleUpperCase('pl')}${day.slice(1)}`} flush>
            <ServiceList label={`${serviceOfficeTexts.list}, ${day}`} services={ofDay} lead="car" />
          </Panel>
        )
      })}
    </div>
  )
}

function Loading() {
  return <Skeleton height={240} radius={12} role="status" aria-label={serviceOfficeTexts.loading} />
}
