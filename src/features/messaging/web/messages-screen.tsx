import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { Gateways } from './gateways.tsx'
import { Outbox } from './outbox.tsx'
import { Templates } from './templates.tsx'

const OUTBOX = 'wyslane'
const TEMPLATES = 'szablony'
const GATEWAYS = 'bramki'

/** What went out and what waits, the texts of SMS, and the gateways (D30, D31). */
export function MessagesScreen() {
  const { zakladka } = useSearch({ strict: false }) as { zakladka?: string }
  const navigate = useNavigate()
  const shown = zakladka === TEMPLATES || zakladka === GATEWAYS ? zakladka : OUTBOX
  return (
    <>
      <PageHeader title="Wiadomości" description="E-maile i SMS-y do kierowców." />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({ to: '/admin/wiadomosci', search: { zakladka: tab ?? OUTBOX }, replace: true })
        }
      >
        <TabRow>
          <Tabs.Tab value={OUTBOX}>Skrzynka nadawcza</Tabs.Tab>
          <Tabs.Tab value={TEMPLATES}>Szablony</Tabs.Tab>
          <Tabs.Tab value={GATEWAYS}>Bramki</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={OUTBOX}>
          <Outbox />
        </Tabs.Panel>
        <Tabs.Panel value={TEMPLATES}>
          <Templates />
        </Tabs.Panel>
        <Tabs.Panel value={GATEWAYS}>
          <Gateways />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
