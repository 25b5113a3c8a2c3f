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
  const confirm = async ({ statement, key, driver, is, payee, part }: Changed) => {
    const sure = await askToConfirm({
      title: texts.checkTitle,
      text:
        part === null
          ? texts.checkText(driver, is, payee)
          : texts.checkPartText[part](driver, part === 'payee' ? (payee ?? '') : is),
      confirm: part === null ? texts.check : texts.checkPart[part],
    })
    if (!sure) return
    const result = await check.run({ statement, key })
    if (!result.ok) return
    const isWhole = part === null || result.value.waits.length === 0
    toastDone(isWhole ? texts.checkDone(driver) : `${texts.partDone[part]} ${texts.stillWaits}`)
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
              {one.checked ? null : <PartWords one={one} />}
            </div>
            {one.checked ? (
              <Badge color="green" leftSection={<IconCheck size={12} aria-hidden />}>
                {texts.checked}
              </Badge>
            ) : one.notToday !== null && !one.ownChange ? (
              <Text id={changedId(one.statement)} size="sm" className={classes.warned} tabIndex={-1}>
                {texts.notToday[one.notToday]}
              </Text>
            ) : one.ownChange ? (
              <Badge id={changedId(one.statement)} color="yellow" tabIndex={-1}>
                {texts.ownChange}
              </Badge>
            ) : (
              <Button
                id={changedId(one.statement)}
                size="xs"
                variant="default"
                loading={check.busy}
                aria-label={
                  one.part === null
                    ? texts.checkOne(one.driver)
                    : `${texts.checkPart[one.part]}: ${one.driver}`
                }
                onClick={() => void confirm(one)}
              >
                {one.part === null ? texts.check : texts.checkPart[one.part]}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Where two persons entered one part each: which one who looks at it finds right, and which is done. */
function PartWords({ one: { part, found } }: { readonly one: Changed }) {
  const [done] = found
  if (done) return <Text size="sm">{texts.partFound[done]}</Text>
  return part === null ? null : <Text size="sm">{texts.checkPartHint[part]}</Text>
}
