import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { forgetCarOff } from '#features/fleet/unavailability/web/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { movedText, rentalOfficeTexts as texts } from '../texts-office.ts'
import { RentalForm } from './rental-form.tsx'
import { RentalTable } from './rental-table.tsx'
import { newRental, type RentalValues } from './rental-values.ts'
import { useRentalForm } from './use-rental-form.ts'
import { useSaveRental } from './use-save-rental.ts'
import { valuesKept, WithProposals } from './with-proposals.tsx'

const ACTIVE = 'aktywne'
const HISTORY = 'historia'
const NEW = 'nowy'
const TABS = [ACTIVE, HISTORY, NEW] as const

/**
 * Rentals: those that go on, the history, and a new one (Spec 2 §2). `auto` in the address is the id of a car
 * chosen elsewhere, `od` the first day.
 */
export function RentalsScreen() {
  const { zakladka: shown = ACTIVE, auto, od = '' } = useSearch({ from: '/guarded/admin/wylacznosc' })
  const navigate = useNavigate()
  const show = (tab: string | null) =>
    void navigate({ to: '/admin/wylacznosc', search: { zakladka: tabNamed(TABS, tab) }, replace: true })

  const form = useRentalForm(beginWith(auto, od))
  useLeaveGuard(form, texts.leaveText)
  const { save, busy } = useSaveRental()
  const send = async (values: RentalValues) => {
    const saved = await save(values)
    if (saved.outcome === 'refused') return saved.failure
    if (saved.outcome === 'saved') {
      forgetCarOff()
      form.setInitialValues(newRental(null))
      form.reset()
      show(ACTIVE)
      await tellInDialog(texts.addedTitle, `${texts.added} ${movedText(saved.moved)}`.trim())
    }
    return undefined
  }

  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs value={shown} onChange={show}>
        <TabRow>
          <Tabs.Tab value={ACTIVE}>{texts.activeTab}</Tabs.Tab>
          <Tabs.Tab value={HISTORY}>{texts.historyTab}</Tabs.Tab>
          <Tabs.Tab value={NEW}>{texts.newTab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={ACTIVE}>
          <RentalTable
            which="active"
            addFirst={
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => show(NEW)}>
                {texts.newTab}
              </Button>
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value={HISTORY}>
          <RentalTable which="history" />
        </Tabs.Panel>
        <Tabs.Panel value={NEW}>
          <Panel title={texts.newTab}>
            <RentalForm
              form={form}
              submit={texts.add}
              busy={busy}
              send={send}
              more={<WithProposals form={form} />}
            />
          </Panel>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

/** What was typed before and taken to the board, unless another car was chosen since. */
function beginWith(auto: string | undefined, from: string): RentalValues {
  const kept = valuesKept()
  if (kept && (auto === undefined || auto === kept.carId)) return kept
  return newRental(auto ?? null, parseDate(from) ?? null)
}
