import { Anchor, Button, SegmentedControl } from '@mantine/core'
import { IconBuildingBank, IconClipboardText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listPayeeAccounts } from '../contract.ts'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import { AccountCell } from './account-cell.tsx'
import { AccountModal, type ListedAccount } from './account-modal.tsx'
import classes from './accounts.module.css'
import { PasteModal } from './paste-modal.tsx'

const WHICH = [
  { value: 'all', label: texts.all },
  { value: 'without', label: texts.without },
  { value: 'shared', label: texts.shared },
]

/** The accounts of all drivers: who has none, who shares one, and a list to paste. */
export function PayeeAccounts() {
  const accounts = useCall(listPayeeAccounts, {})
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState('all')
  const [opened, setOpened] = useState<ListedAccount>()
  const [pasting, setPasting] = useState(false)
  const wanted = useDeferredValue(typed)
  const found = useMemo(
    () => accounts.data?.data.filter((account) => isOf(which, account) && finds(wanted, account)),
    [accounts.data, wanted, which],
  )
  const columns = useMemo(() => columnsOf(setOpened), [])
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <SegmentedControl aria-label={texts.which} data={WHICH} value={which} onChange={setWhich} />
      </div>
      <Panel
        title={texts.list}
        description={texts.description}
        flush
        actions={
          <Button
            variant="default"
            leftSection={<IconClipboardText size={18} aria-hidden />}
            onClick={() => setPasting(true)}
          >
            {texts.paste}
          </Button>
        }
      >
        <DataTable
          label={texts.list}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          isMuted={({ attributes }) => !attributes.active}
          failure={accounts.failure}
          again={accounts.again}
          empty={
            <Empty icon={<IconBuildingBank size={24} />}>
              {accounts.data?.data.length === 0 ? texts.empty : texts.nobody}
            </Empty>
          }
        />
      </Panel>
      {opened ? <AccountModal account={opened} onClose={() => setOpened(undefined)} /> : null}
      {pasting ? <PasteModal onClose={() => setPasting(false)} /> : null}
    </>
  )
}

function isOf(which: string, { attributes }: ListedAccount): boolean {
  if (which === 'without') return attributes.account === null && !attributes.takesCash
  return which === 'all' || attributes.sharedWith.length > 0
}

function finds(wanted: string, { attributes }: ListedAccount): boolean {
  return findsText(wanted, attributes.fullName, attributes.account ?? '', attributes.payeeName)
}

function columnsOf(edit: (account: ListedAccount) => void): readonly Column<ListedAccount>[] {
  return [
    {
      key: 'driver',
      header: texts.driver,
      width: '26%',
      sortValue: ({ attributes }) => attributes.fullName,
      cell: ({ id, attributes }) => (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/admin/pracownicy/$id" params={{ id }} search={{ zakladka: 'konto' }} {...props} />
          )}
        >
          {attributes.fullName}
        </Anchor>
      ),
    },
    {
      key: 'account',
      header: texts.account,
      width: '32%',
      cell: ({ attributes }) => <AccountCell attributes={attributes} />,
    },
    {
      key: 'changed',
      header: texts.changed,
      sortValue: ({ attributes }) => attributes.changedAt ?? '',
      cell: ({ attributes: { changedAt, changedBy } }) =>
        changedAt ? texts.by(dateAndTime(changedAt), changedBy ?? '') : '–',
    },
    {
      key: 'actions',
      header: texts.actions,
      actions: true,
      cell: (account) => {
        const has = account.attributes.account !== null
        const name = account.attributes.fullName
        return (
          <Button
            size="xs"
            variant="default"
            aria-label={has ? texts.editOne(name) : texts.addOne(name)}
            onClick={() => edit(account)}
          >
            {has ? texts.edit : texts.add}
          </Button>
        )
      },
    },
  ]
}
