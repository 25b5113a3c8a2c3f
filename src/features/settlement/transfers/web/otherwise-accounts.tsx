import { Button, Text } from '@mantine/core'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dropTransferOverride } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { DriverLink } from './driver-link.tsx'
import type { Otherwise } from './override-modal.tsx'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import classes from './transfers.module.css'

interface OtherwiseAccountsProps {
  readonly otherwise: readonly Otherwise[]
  onPayNow(one: Otherwise): void
}

/** Statements whose frozen account is not the one of the card: paid to it only with a reason. */
export function OtherwiseAccounts({ otherwise, onPayNow }: OtherwiseAccountsProps) {
  const drop = useAct(dropTransferOverride, { refreshes: READINGS_OF_TRANSFERS })
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
                onClick={() => onPayNow(one)}
              >
                {texts.payNow}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
