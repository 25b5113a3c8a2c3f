import { Button, Select, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type CalendarDate, formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { inZloty } from '#kernel/money.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { prepareTransferBatch } from '../contract.ts'
import { getTransferSettings } from '../contract-settings.ts'
import { bankDay } from '../domain/bank-day.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { READINGS_OF_TRANSFERS } from './readings.ts'
import classes from './transfers.module.css'

interface PreparePanelProps {
  /** As they are shown: what is prepared is these, or nothing. */
  readonly orders: readonly { readonly statement: string; readonly mark: string }[]
  readonly tally: { readonly count: number; readonly total: number }
  readonly heldTotal: number
  readonly outsideTotal: number
  readonly allTotal: number
  /** Orders that go again to where they came back from, and of how many nobody has said it yet. */
  readonly again: readonly { readonly statement: string; readonly returnedAt: string }[]
  readonly waiting: number
}

/** What the next file adds up to, from which account and when; and the act that freezes it. */
export function PreparePanel({
  orders,
  tally,
  heldTotal,
  outsideTotal,
  allTotal,
  again,
  waiting,
}: PreparePanelProps) {
  const settings = useCall(getTransferSettings, {})
  const navigate = useNavigate()
  const act = useAct(prepareTransferBatch, { refreshes: READINGS_OF_TRANSFERS, showsFailure: true })
  const [chosen, setChosen] = useState<string>()
  const [date, setDate] = useState<CalendarDate | undefined | 'today'>('today')
  const accounts = settings.data?.accounts ?? []
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const today = settings.data ? parseDate(settings.data.today) : undefined
  const day = date === 'today' ? today : date
  const prepare = async () => {
    if (!account || !day) return
    const result = await act.run({
      accountId: account.id,
      date: day,
      again: [...again],
      orders: orders.map(({ statement, mark }) => ({ statement, mark })),
      ...tally,
    })
    if (!result.ok) return
    toastDone(texts.prepared(result.value.number))
    await navigate({ to: '/admin/przelewy/$id', params: { id: result.value.id } })
  }
  return (
    <Panel title={texts.prepareTitle}>
      <Stack gap="md">
        <div>
          <div className={classes.hint}>{texts.inFile}</div>
          <div className={classes.big}>{texts.zloty(inZloty(tally.total))}</div>
          <p className={classes.equation}>
            {texts.equation(
              inZloty(tally.total),
              heldTotal > 0 ? inZloty(heldTotal) : undefined,
              inZloty(outsideTotal),
              inZloty(allTotal),
            )}
          </p>
        </div>
        <FailureAlert failure={settings.failure ?? act.failure} />
        {settings.data && !account ? (
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{texts.noPayer}</Text>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/admin/przelewy" search={{ zakladka: 'ustawienia' }} {...props} />
              )}
            >
              {texts.toSettings}
            </Button>
          </Stack>
        ) : null}
        {account ? (
          <>
            <Select
              label={texts.payer}
              allowDeselect={false}
              data={accounts.map(({ id, label, number }) => ({
                value: id,
                label: `${label}, ${shown(number)}`,
              }))}
              value={account.id}
              onChange={(id) => setChosen(id ?? undefined)}
            />
            <DateField
              label={texts.date}
              value={day}
              {...(today ? { from: today } : {})}
              onChange={setDate}
            />
            <div role="status">
              {day && bankDay(day) !== day ? (
                <Text size="sm">{texts.nextBankDay(formatStateDay(bankDay(day)))}</Text>
              ) : null}
              {waiting > 0 ? <Text size="sm">{texts.sendAgainWaits(waiting)}</Text> : null}
            </div>
            <Button loading={act.busy} disabled={tally.count === 0 || !day} onClick={() => void prepare()}>
              {texts.prepare(tally.count)}
            </Button>
          </>
        ) : null}
      </Stack>
    </Panel>
  )
}

/** The fleet's own account, by its ends. */
function shown(number: string): string {
  return `${number.slice(0, 2)} ${number.slice(2, 6)} •••• ${number.slice(-4)}`
}
