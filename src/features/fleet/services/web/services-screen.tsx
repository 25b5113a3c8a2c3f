import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconTool } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { datesOf, type Week } from '#kernel/week.ts'
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
import { ServiceForm } from './service-form.tsx'
import { ServiceList } from './service-list.tsx'
import classes from './services-screen.module.css'

/** Services of the whole fleet, week by week. */
export function ServicesScreen() {
  const fleet = useFleetSettings()
  const asked = weekInAddress(useSearch({ from: '/guarded/admin/serwisy' }))
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
      {week ? (
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
  const { data } = services.data
  if (data.length === 0) {
    return (
      <Panel>
        <Empty icon={<IconTool size={24} />}>{serviceOfficeTexts.emptyWeek}</Empty>
      </Panel>
    )
  }
  return (
    <div className={classes.days}>
      {datesOf(week).map((date) => {
        const ofDay = data.filter(({ attributes }) => attributes.serviceDate === date)
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
