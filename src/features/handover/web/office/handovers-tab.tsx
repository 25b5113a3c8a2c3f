import { Alert, Skeleton } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { readCarFacts } from '../../contract-office.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import { CustodyPanel } from './custody-panel.tsx'
import { DamagesPanel } from './damages-panel.tsx'
import { HandoverList } from './handover-list.tsx'
import { MileagePanel } from './mileage-panel.tsx'

/** A car's tab 'Przekazania': who had it, its mileage and damage, and every hand-over with its photos. */
export function HandoversTab({ carId }: { readonly carId: string }) {
  const { data, failure, again } = useCall(readCarFacts, { vehicle: carId })
  return (
    <>
      {data && !data.on ? <Alert color="gray">{texts.off}</Alert> : null}
      <CustodyPanel carId={carId} />
      {data ? (
        <>
          <MileagePanel carId={carId} facts={data} />
          <DamagesPanel damages={data.damages} />
        </>
      ) : failure ? (
        <FailureAlert failure={failure} title={texts.failed} again={again} />
      ) : (
        <Skeleton height={240} radius={12} role="status" aria-label={texts.loading} />
      )}
      <HandoverList carId={carId} />
    </>
  )
}
