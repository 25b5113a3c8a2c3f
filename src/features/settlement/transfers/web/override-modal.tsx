import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { type getTransferProposal, overrideTransferAccount } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import { ReasonModal } from './reason-modal.tsx'

/** A statement whose card has another account than the frozen one, or where none was frozen. */
export type Otherwise = OutputOf<typeof getTransferProposal>['otherwise'][number]

interface OverrideModalProps {
  readonly of: Otherwise
  onClose(): void
}

/** Has a statement be paid to the account of the card, with a reason that stays with the transfer. */
export function OverrideModal({ of: { statement, driver, now }, onClose }: OverrideModalProps) {
  const override = useAct(overrideTransferAccount, { refreshes: READINGS_OF_TRANSFERS, showsFailure: true })
  return (
    <ReasonModal
      title={texts.overrideTitle(driver)}
      hint={texts.now(now)}
      act={texts.payNow}
      busy={override.busy}
      failure={override.failure}
      run={async (reason) => {
        const result = await override.run({ statement, reason })
        if (result.ok) onClose()
      }}
      onClose={onClose}
    />
  )
}
