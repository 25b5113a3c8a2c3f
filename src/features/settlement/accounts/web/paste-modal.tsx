import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { importPayeeAccounts, previewPayeeAccounts } from '../contract.ts'
import { accountFaultText } from '../texts.ts'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import classes from './accounts.module.css'
import { READINGS_OF_ACCOUNTS } from './readings.ts'

type PreviewRow = OutputOf<typeof previewPayeeAccounts>['rows'][number]

/** A pasted list: first what each line would do, then all of the right ones at once. */
export function PasteModal({ onClose }: { onClose(): void }) {
  const form = useForm({ initialValues: { text: '' } })
  const [rows, setRows] = useState<readonly PreviewRow[]>()
  const preview = useAct(previewPayeeAccounts, { showsFailure: true })
  const store = useAct(importPayeeAccounts, { refreshes: READINGS_OF_ACCOUNTS, showsFailure: true })
  const good = rows?.filter(({ state }) => state === 'new' || state === 'replaces') ?? []
  const bad = rows?.filter(({ state }) => state !== 'new' && state !== 'replaces' && state !== 'same') ?? []
  const look = async () => {
    store.forget()
    const result = await preview.run({ text: form.values.text })
    if (result.ok) setRows(result.value.rows)
  }
  const save = async () => {
    const result = await store.run({
      text: form.values.text,
      rows: good.flatMap(({ line, driverId, revision }) => (driverId ? [{ line, driverId, revision }] : [])),
    })
    if (!result.ok) return
    toastDone(texts.stored(result.value.stored))
    onClose()
  }
  return (
    <FormModal form={form} onClose={onClose} title={texts.pasteTitle}>
      <Stack gap="md">
        <FailureAlert failure={preview.failure ?? store.failure} />
        {rows === undefined ? (
          <Textarea
            label={texts.pasteField}
            description={texts.pasteHint}
            placeholder={texts.pasteExample}
            autosize
            minRows={8}
            maxRows={16}
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('text')}
          />
        ) : (
          <>
            <Text size="sm" role="status">
              {texts.summary(good.length, bad.length)}
            </Text>
            <div className={classes.preview}>
              <DataTable
                label={texts.previewList}
                columns={COLUMNS}
                rows={[...bad, ...rows.filter((row) => !bad.includes(row))]}
                rowKey={({ line }) => String(line)}
                empty={<Empty>{texts.nothing}</Empty>}
              />
            </div>
          </>
        )}
        <Group justify="flex-end" gap="sm">
          {rows === undefined ? (
            <>
              <Button variant="default" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button
                loading={preview.busy}
                disabled={form.values.text.trim() === ''}
                onClick={() => void look()}
              >
                {texts.preview}
              </Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={() => setRows(undefined)}>
                {texts.back}
              </Button>
              <Button loading={store.busy} disabled={good.length === 0} onClick={() => void save()}>
                {texts.store(good.length)}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </FormModal>
  )
}

const COLUMNS: readonly Column<PreviewRow>[] = [
  { key: 'line', header: texts.line, width: '12%', cell: ({ line }) => line },
  { key: 'who', header: texts.who, cell: ({ who, fullName }) => fullName ?? who },
  { key: 'result', header: texts.result, cell: (row) => <Outcome row={row} /> },
]

function Outcome({ row: { state, was, is, fault, sharedWith } }: { readonly row: PreviewRow }) {
  const right = state === 'new' || state === 'replaces' || state === 'same'
  const Icon = right ? IconCheck : IconAlertTriangle
  return (
    <div>
      <span className={classes.warned}>
        <Icon size={16} aria-hidden />
        <span>
          {right && is
            ? texts.outcome(texts.states[state], was && state === 'replaces' ? texts.fromTo(was, is) : is)
            : texts.states[state]}
        </span>
      </span>
      {fault ? <Text size="sm">{accountFaultText(fault)}</Text> : null}
      {sharedWith.length > 0 ? <Text size="sm">{texts.sameAs(sharedWith)}</Text> : null}
    </div>
  )
}
