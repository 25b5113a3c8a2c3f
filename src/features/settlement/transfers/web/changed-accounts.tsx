import { Badge, Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { checkTransferAccount, type getTransferProposal } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { DriverLink } from './driver-link.tsx'
import { changedId } from './payable-columns.tsx'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import classes from './transfers.module.css'

type Changed = OutputOf<typeof getTransferProposal>['changed'][number]

/**
 * Accounts and payees that are not those of the last transfer, or the first ones since a batch: each
 * waits for a person, and for nobody else.
 */
export function ChangedAccounts({ changed }: { readonly changed: readonly Changed[] }) {
  const check = useAct(checkTransferAccount, { refreshes: READINGS_OF_TRANSFERS })
  const replaced = changed.filter(({ asked }) => asked)
  if (replaced.length === 0) return null
  const confirm = async ({ statement, key, driver, is, payee }: Changed) => {
    const sure = await askToConfirm({
      title: texts.checkTitle,
      text: texts.checkText(driver, is, payee),
      confirm: texts.check,
    })
    if (sure && (await check.run({ statement, key })).ok) toastDone(texts.checkDone(driver))
  }
  return (
    <Panel title={texts.changed} description={texts.changedHint}>
      <ul className={classes.list}>
        {replaced.map((one) => (
          <li key={one.statement} className={classes.item}>
            <div>
              <DriverLink id={one.driverId} name={one.driver} />
              <div className={classes.digits}>{texts.fromTo(one.was ?? texts.first, one.is)}</div>
              {one.payee ? <Text size="sm">{texts.payee(one.payee)}</Text> : null}
              {one.changedAt ? (
                <Text size="sm" c="dimmed">
                  {texts.by(dateAndTime(one.changedAt), one.changedBy ?? '')}
                </Text>
              ) : null}
            </div>
            {one.checked ? (
              <Badge color="green" leftSection={<IconCheck size={12} aria-hidden />}>
                {texts.checked}
              </Badge>
            ) : one.ownChange ? (
              <Badge id={changedId(one.statement)} color="yellow">
                {texts.ownChange}
              </Badge>
            ) : (
              <Button
                id={changedId(one.statement)}
                size="xs"
                variant="default"
                loading={check.busy}
                aria-label={texts.checkOne(one.driver)}
                onClick={() => void confirm(one)}
              >
                {texts.check}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
