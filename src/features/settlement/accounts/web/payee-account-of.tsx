import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { getPayeeAccount } from '../contract.ts'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import { AccountModal } from './account-modal.tsx'
import classes from './accounts.module.css'
import { WholeAccount } from './whole-account.tsx'

type Change = OutputOf<typeof getPayeeAccount>['changes'][number]

/** Where one driver is paid, and how the account came to be: a tab of the driver's page. */
export function PayeeAccountOf({ driverId }: { readonly driverId: string }) {
  const { data, failure, again } = useCall(getPayeeAccount, { id: driverId })
  const [editing, setEditing] = useState(false)
  if (!data)
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={220} radius={12} role="status" aria-label={texts.ofDriver} />
    )
  const { account, fullName, payeeName, address, takesCash, sharedWith, unreadable } = data.attributes
  return (
    <div className={classes.panels}>
      <Panel
        title={texts.ofDriver}
        description={texts.ofDriverDescription}
        actions={
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {account ? texts.edit : texts.add}
          </Button>
        }
      >
        {unreadable ? <Alert icon={<IconAlertTriangle />}>{texts.mustEnter}</Alert> : null}
        <dl className={classes.facts}>
          <div>
            <dt>{texts.account}</dt>
            <dd>
              {account ? (
                <WholeAccount driverId={driverId} name={fullName} masked={account} />
              ) : (
                <Text c="dimmed">{texts.none}</Text>
              )}
              {sharedWith.length > 0 ? (
                <Text size="sm">{texts.sameAs(sharedWith.map((other) => other.fullName))}</Text>
              ) : null}
            </dd>
          </div>
          <div>
            <dt>{texts.payee}</dt>
            <dd>{payeeName || texts.ownName}</dd>
          </div>
          <div>
            <dt>{texts.address}</dt>
            <dd>{address.length === 0 ? texts.noAddress : address.join(', ')}</dd>
          </div>
          <div>
            <dt>{texts.howPaid}</dt>
            <dd>{takesCash ? texts.inCash : texts.byTransfer}</dd>
          </div>
        </dl>
      </Panel>
      <Panel title={texts.history} flush>
        <DataTable
          label={texts.history}
          columns={COLUMNS}
          rows={data.changes}
          rowKey={({ at, was, is, payeeName }) => `${at} ${was} ${is} ${payeeName}`}
          empty={<Empty>{texts.noHistory}</Empty>}
        />
      </Panel>
      {editing ? <AccountModal account={data} onClose={() => setEditing(false)} /> : null}
    </div>
  )
}

const COLUMNS: readonly Column<Change>[] = [
  {
    key: 'account',
    header: texts.account,
    cell: ({ was, is, payeeName }) => (
      <>
        <span className={classes.digits}>{texts.fromTo(was ?? texts.none, is ?? texts.none)}</span>
        {payeeName ? <span>{` ${payeeName}`}</span> : null}
      </>
    ),
  },
  { key: 'at', header: texts.changed, cell: ({ at, by }) => texts.by(dateAndTime(at), by) },
  { key: 'source', header: texts.how, cell: ({ source }) => texts.sources[source] },
]
