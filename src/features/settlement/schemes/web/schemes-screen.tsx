import { Alert, Badge, Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listSchemes } from '../contract.ts'
import { schemeScreenTexts as texts } from '../texts-screens.ts'
import { schemeInWords } from '../texts-words.ts'
import { DriverModal } from './driver-modal.tsx'
import { GroupModal } from './group-modal.tsx'
import { ADDRESS_OF_KIND } from './in-address.ts'
import { MembersModal } from './members-modal.tsx'

type Owner = OutputOf<typeof listSchemes>['owners'][number]
type Opened =
  | { readonly is: 'group'; readonly group?: Owner }
  | { readonly is: 'driver' }
  | { readonly is: 'members'; readonly group: Owner }

/** Whose schemes hold, which are planned, and the way to each. */
export function SchemesScreen() {
  const schemes = useCall(listSchemes, {})
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { data } = schemes
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <Button variant="default" onClick={() => setOpened({ is: 'driver' })}>
              {texts.addDriver}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setOpened({ is: 'group' })}
            >
              {texts.addGroup}
            </Button>
          </>
        }
      />
      <Stack gap="md">
        {data && data.without > 0 ? <Alert color="yellow">{texts.without(data.without)}</Alert> : null}
        <Panel title={texts.list} description={texts.listHint} flush>
          <DataTable
            compact
            label={texts.list}
            columns={columns(setOpened)}
            rows={data?.owners}
            rowKey={({ kind, id }) => `${kind} ${id}`}
            failure={schemes.failure}
            again={schemes.again}
            empty={<Empty>{texts.empty}</Empty>}
          />
        </Panel>
      </Stack>
      {opened?.is === 'group' ? <GroupModal group={opened.group} onClose={close} /> : null}
      {opened?.is === 'driver' ? <DriverModal onClose={close} /> : null}
      {opened?.is === 'members' && data ? (
        <MembersModal
          group={opened.group}
          groups={data.owners.filter(({ kind }) => kind === 'group')}
          week={data.week}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function nameOf({ kind, name }: Owner): string {
  if (kind === 'fleet') return texts.fleet
  return kind === 'group' ? texts.group(name) : name
}

function columns(open: (opened: Opened) => void): readonly Column<Owner>[] {
  return [
    { key: 'owner', header: texts.owner, width: '16rem', cell: nameOf },
    { key: 'drivers', header: texts.people, numeric: true, width: '6rem', cell: ({ drivers }) => drivers },
    {
      key: 'rule',
      header: texts.rule,
      cell: ({ inForce, planned }) => (
        <Stack gap={4}>
          <span>{inForce?.scheme ? schemeInWords(inForce.scheme) : texts.none}</span>
          {planned ? (
            <Badge color="yellow" variant="light">
              {planned.scheme ? texts.planned(planned.from.week) : texts.plannedEnd(planned.from.week)}
            </Badge>
          ) : null}
        </Stack>
      ),
    },
    {
      key: 'since',
      header: texts.since,
      width: '8rem',
      cell: ({ inForce }) => (inForce ? `${inForce.from.week}/${inForce.from.year}` : '–'),
    },
    {
      key: 'actions',
      header: texts.edit,
      actions: true,
      cell: (owner) => (
        <Group gap={6} wrap="nowrap" justify="flex-end">
          {owner.kind === 'group' ? (
            <>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconUsersGroup size={16} aria-hidden />}
                aria-label={texts.membersOf(owner.name)}
                onClick={() => open({ is: 'members', group: owner })}
              >
                {texts.members}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={texts.renameOf(owner.name)}
                onClick={() => open({ is: 'group', group: owner })}
              >
                {texts.rename}
              </Button>
            </>
          ) : null}
          <Button
            size="xs"
            variant="default"
            aria-label={texts.editOf(nameOf(owner))}
            renderRoot={(props) => (
              <Link
                to="/admin/zasady-wyplat/edycja"
                search={
                  owner.kind === 'fleet'
                    ? { kogo: 'flota' }
                    : { kogo: ADDRESS_OF_KIND[owner.kind], id: owner.id }
                }
                {...props}
              />
            )}
          >
            {texts.edit}
          </Button>
        </Group>
      ),
    },
  ]
}
