import { Button, Tabs } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { listUnmatched } from '#features/income/matching/contract.ts'
import { peopleTexts as texts } from '#features/income/matching/texts.ts'
import { PeopleQueue } from '#features/income/matching/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { LoadedFiles } from './loads/loaded-files.tsx'

const TABS = ['czekaja', 'pominiete', 'dopasowane', 'pliki'] as const

/** Whom files name and nobody knows yet, worked off here; and the files themselves. */
export function PeopleScreen() {
  const { zakladka: shown = 'czekaja' } = useSearch({ from: '/guarded/admin/wyniki/osoby' })
  const navigate = useNavigate()
  const { data } = useCall(listUnmatched, { state: 'waiting', search: '', page: 1 })
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/wyniki" {...props} />}
          >
            {texts.back}
          </Button>
        }
      />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({
            to: '/admin/wyniki/osoby',
            search: { zakladka: tabNamed(TABS, tab) },
            replace: true,
          })
        }
      >
        <TabRow>
          <Tabs.Tab value="czekaja">{texts.tabs.waiting(data?.waiting ?? 0)}</Tabs.Tab>
          <Tabs.Tab value="pominiete">{texts.tabs.ignored(data?.ignored ?? 0)}</Tabs.Tab>
          <Tabs.Tab value="dopasowane">{texts.tabs.matched}</Tabs.Tab>
          <Tabs.Tab value="pliki">{texts.tabs.files}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="czekaja">
          <PeopleQueue state="waiting" />
        </Tabs.Panel>
        <Tabs.Panel value="pominiete">
          <PeopleQueue state="ignored" />
        </Tabs.Panel>
        <Tabs.Panel value="dopasowane">
          <PeopleQueue state="matched" />
        </Tabs.Panel>
        <Tabs.Panel value="pliki">
          <LoadedFiles />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
