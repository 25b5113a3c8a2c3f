import { Alert, Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft, IconBuildingBank } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { getTransferBatch } from '../contract.ts'
import { transferTexts } from '../texts.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { BatchActs } from './batch-acts.tsx'
import { BatchFacts } from './batch-facts.tsx'
import { BatchOrders } from './batch-orders.tsx'
import { BatchState } from './batch-state.tsx'
import { BatchSteps } from './batch-steps.tsx'
import type { ShownBatch } from './batch-types.ts'
import classes from './transfers.module.css'

/** One batch: its steps, its orders, who stayed outside, and its file. */
export function TransferBatchScreen() {
  const { id } = useParams({ from: '/guarded/admin/przelewy/$id' })
  const { data, failure, again } = useCall(getTransferBatch, { id })
  // The act of each step goes away with it.
  const onFocus = useKeptFocus()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus was
    <div onFocus={onFocus}>
      <PageHeader
        title={data ? texts.batch(data.attributes.number) : texts.title}
        description={data ? <BatchState state={data.attributes.state} /> : undefined}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/admin/przelewy" search={{ zakladka: 'paczki' }} {...props} />}
            >
              {texts.back}
            </Button>
            {data ? <BatchActs batch={data} /> : null}
          </>
        }
      />
      {data ? (
        <Opened batch={data} />
      ) : failure?.status === 404 || failure?.status === 400 ? (
        <Panel>
          <Empty icon={<IconBuildingBank size={24} />}>{transferTexts.noSuchBatch}</Empty>
        </Panel>
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <Skeleton height={420} radius={12} role="status" aria-label={texts.loading} />
      )}
    </div>
  )
}

function Opened({ batch }: { readonly batch: ShownBatch }) {
  const { attributes } = batch
  return (
    <div className={classes.stack}>
      {attributes.state === 'cancelled' ? (
        <Alert icon={<IconAlertTriangle />}>{texts.cancelledNow}</Alert>
      ) : (
        <BatchSteps attributes={attributes} />
      )}
      {attributes.unreadable ? <Alert icon={<IconAlertTriangle />}>{texts.unreadable}</Alert> : null}
      {attributes.datePast ? <Alert icon={<IconAlertTriangle />}>{texts.datePast}</Alert> : null}
      <div className={classes.columns}>
        <div className={classes.aside}>
          <BatchFacts batch={batch} />
        </div>
        <div className={classes.main}>
          <BatchOrders batch={batch} />
        </div>
      </div>
    </div>
  )
}
