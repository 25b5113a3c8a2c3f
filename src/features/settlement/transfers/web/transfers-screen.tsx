import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { PayeeAccounts } from '#features/settlement/accounts/web/public.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { BatchesTab } from './batches-tab.tsx'
import { FileCheck } from './file-check.tsx'
import { ProposalTab } from './proposal-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'

const OWED = 'do-wyplaty'
const BATCHES = 'paczki'
const ACCOUNTS = 'konta'
const FILE = 'plik'
const SETTINGS = 'ustawienia'
const TABS = [OWED, BATCHES, ACCOUNTS, FILE, SETTINGS] as const

/** What is owed, batches, drivers' accounts, a file held against those given out, and who pays. */
export function TransfersScreen() {
  const { zakladka: shown = OWED } = useSearch({ from: '/guarded/admin/przelewy' })
  const navigate = useNavigate()
  const [typing, setTyping] = useState(shown === SETTINGS)
  if (shown === SETTINGS && !typing) setTyping(true)
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({ to: '/admin/przelewy', search: { zakladka: tabNamed(TABS, tab) }, replace: true })
        }
      >
        <TabRow>
          <Tabs.Tab value={OWED}>{texts.tabs.owed}</Tabs.Tab>
          <Tabs.Tab value={BATCHES}>{texts.tabs.batches}</Tabs.Tab>
          <Tabs.Tab value={ACCOUNTS}>{texts.tabs.accounts}</Tabs.Tab>
          <Tabs.Tab value={FILE}>{texts.tabs.file}</Tabs.Tab>
          <Tabs.Tab value={SETTINGS}>{texts.tabs.settings}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={OWED}>
          <ProposalTab />
        </Tabs.Panel>
        <Tabs.Panel value={BATCHES}>
          <BatchesTab />
        </Tabs.Panel>
        <Tabs.Panel value={ACCOUNTS}>
          <Suspense>
            <PayeeAccounts />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value={FILE}>
          <FileCheck />
        </Tabs.Panel>
        {/* What is typed there outlives a look at another tab. */}
        <Tabs.Panel value={SETTINGS} keepMounted={typing}>
          <SettingsTab />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
