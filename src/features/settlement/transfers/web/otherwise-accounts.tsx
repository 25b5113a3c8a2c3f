import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dropTransferOverride, type getTransferProposal, overrideTransferAccount } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { DriverLink } from './driver-link.tsx'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import { ReasonModal } from './reason-modal.tsx'
import classes from './transfers.module.css'

type Otherwise = OutputOf<typeof getTransferProposal>['otherwise'][number]

/** Statements whose frozen account is not the one of the card: paid to it only with a reason. */
export function OtherwiseAccounts({ otherwise }: { readonly otherwise: readonly Otherwise[] }) {
  const override = useAct(overrideTransferAccount, { refreshes: READINGS_OF_TRANSFERS, showsFailure: true })
  const drop = useAct(dropTransferOverride, { refreshes: READINGS_OF_TRANSFERS })
  const [opened, setOpened] = useState<Otherwise>()
  if (otherwise.length === 0) return null
  return (
    <Panel title={texts.otherwise} description={texts.otherwiseHint}>
      <ul className={classes.list}>
        {otherwise.map((one) => (
          <li key={one.statement} className={classes.item}>
            <div>
              <DriverLink id={one.driverId} name={one.driver} />
              <div className={classes.digits}>{one.frozen ? texts.frozen(one.frozen) : texts.frozenNone}</div>
              <div className={classes.digits}>{texts.now(one.now)}</div>
              {one.override ? (
                <Text size="sm" c="dimmed">
                  {texts.override(one.override.by, one.override.reason)}
                </Text>
              ) : null}
            </div>
            {one.override ? (
              <Button
                size="xs"
                variant="default"
                loading={drop.busy}
                aria-label={texts.payFrozenOne(one.driver)}
                onClick={() => void drop.run({ statement: one.statement })}
              >
                {texts.payFrozen}
              </Button>
            ) : (
              <Button
                size="xs"
                variant="default"
                aria-label={texts.payNowOne(one.driver)}
                onClick={() => setOpened(one)}
              >
                {texts.payNow}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened ? (
        <ReasonModal
          title={texts.overrideTitle(opened.driver)}
          hint={texts.now(opened.now)}
          act={texts.payNow}
          busy={override.busy}
          failure={override.failure}
          run={async (reason) => {
            const result = await override.run({ statement: opened.statement, reason })
            if (result.ok) setOpened(undefined)
          }}
          onClose={() => {
            override.forget()
            setOpened(undefined)
          }}
        />
      ) : null}
    </Panel>
  )
}
