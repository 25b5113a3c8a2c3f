import { Badge, Button, Group } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listUsers } from '../contract.ts'
import { accountTexts } from '../texts-screens.ts'
import { secondFactorTexts } from '../texts-second-factor.ts'
import { AddUserModal } from './add-user-modal.tsx'
import { EditUserModal } from './edit-user-modal.tsx'
import type { UserRow } from './user-row.ts'

/** Who may log in, and with which rights; for administrators with the flag (D28). */
export function UsersScreen() {
  const users = useCall(listUsers, {})
  const [open, setOpen] = useState<'new' | UserRow>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title={accountTexts.users}
        description={accountTexts.usersHint}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
            {accountTexts.addUser}
          </Button>
        }
      />
      <Panel flush>
        <DataTable
          label={accountTexts.users}
          columns={columns(setOpen)}
          rows={users.data?.data}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'name', direction: 'up' }}
          isMuted={({ attributes }) => !attributes.active}
          failure={users.failure}
          again={users.again}
          empty={<Empty>{accountTexts.noUsers}</Empty>}
        />
      </Panel>
      {open === 'new' ? (
        <AddUserModal onClose={close} />
      ) : open ? (
        <EditUserModal user={open} onClose={close} />
      ) : null}
    </>
  )
}

function columns(edit: (user: UserRow) => void): readonly Column<UserRow>[] {
  return [
    {
      key: 'name',
      header: accountTexts.fullName,
      cell: ({ attributes }) => attributes.name,
      sortValue: ({ attributes }) => attributes.name,
    },
    {
      key: 'login',
      header: accountTexts.login,
      cell: ({ attributes }) => attributes.login,
      sortValue: ({ attributes }) => attributes.login,
    },
    {
      key: 'role',
      header: accountTexts.rights,
      cell: ({ attributes }) => (
        <Group gap={6}>
          <Badge variant="light" color={attributes.admin ? 'blue' : 'gray'}>
            {roleOf(attributes)}
          </Badge>
          {attributes.money ? (
            <Badge variant="light" color="teal">
              {accountTexts.money}
            </Badge>
          ) : null}
        </Group>
      ),
      sortValue: ({ attributes }) => `${roleOf(attributes)} ${attributes.money ? 1 : 2}`,
    },
    {
      key: 'second',
      header: secondFactorTexts.column,
      cell: ({ attributes }) => (attributes.secondFactor ? secondFactorTexts.has : secondFactorTexts.hasNot),
      sortValue: ({ attributes }) => !attributes.secondFactor,
    },
    {
      key: 'active',
      header: accountTexts.state,
      cell: ({ attributes }) => (attributes.active ? accountTexts.on : accountTexts.off),
      sortValue: ({ attributes }) => !attributes.active,
    },
    {
      key: 'seen',
      header: accountTexts.lastSeen,
      cell: ({ attributes }) =>
        attributes.lastSeenAt ? dateAndTime(attributes.lastSeenAt) : accountTexts.never,
      sortValue: ({ attributes }) => attributes.lastSeenAt,
    },
    {
      key: 'edit',
      header: accountTexts.editing,
      actions: true,
      cell: (user) => (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={accountTexts.editUser(user.attributes.name)}
          onClick={() => edit(user)}
        >
          {accountTexts.edit}
        </Button>
      ),
    },
  ]
}

function roleOf({ admin }: UserRow['attributes']): string {
  return admin ? accountTexts.administrator : accountTexts.coordinator
}
