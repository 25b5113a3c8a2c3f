import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listCarServices } from '../contract.ts'
import { serviceOfficeTexts } from '../texts-office.ts'
import { ServiceForm } from './service-form.tsx'
import classes from './service-list.module.css'
import { ServiceList } from './service-list.tsx'

interface ServicesTabProps {
  readonly carId: string
  readonly reg: string
}

/** A car's services: the coming ones first, the past ones folded (Spec 2 §2 'Vehicle edit'). */
export function ServicesTab({ carId, reg }: ServicesTabProps) {
  const services = useCall(listCarServices, { id: carId })
  const [adding, setAdding] = useState(false)
  const coming = services.data?.data.filter(({ attributes }) => !attributes.past)
  const past = services.data?.data.filter(({ attributes }) => attributes.past).reverse()
  return (
    <Panel
      title={serviceOfficeTexts.coming}
      description={serviceOfficeTexts.tabDescription}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {serviceOfficeTexts.add}
        </Button>
      }
      flush
    >
      {!coming || !past ? (
        services.failure ? (
          <FailureAlert
            failure={services.failure}
            title={serviceOfficeTexts.failedTitle}
            again={services.again}
          />
        ) : (
          <Skeleton height={120} role="status" aria-label={serviceOfficeTexts.loading} />
        )
      ) : (
        <>
          {coming.length === 0 ? (
            <Empty icon={<IconTool size={24} />}>{serviceOfficeTexts.emptyCar}</Empty>
          ) : (
            <ServiceList label={`${serviceOfficeTexts.list} ${reg}`} services={coming} lead="date" />
          )}
          {past.length === 0 ? null : (
            <details className={classes.past}>
              <summary>{serviceOfficeTexts.past(past.length)}</summary>
              <ServiceList label={serviceOfficeTexts.past(past.length)} services={past} lead="date" />
            </details>
          )}
        </>
      )}
      {adding ? <ServiceForm carId={carId} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}
