import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Scheme } from '#features/settlement/domain/public.ts'
import { addWeeks, type Week, weeksBetween } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { callQuery, useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listSchemes, listSchemeVersions, saveScheme } from '../contract.ts'
import { tryScheme } from '../contract-example.ts'
import { editorTexts } from '../texts-editor.ts'
import { schemeInWords } from '../texts-words.ts'
import { EditingProvider } from './editing.ts'
import classes from './editor.module.css'
import { GroupEffect } from './group-effect.tsx'
import { LiveExample } from './live-example.tsx'
import { CostFields, PassFields, VatFields } from './money-fields.tsx'
import { formOf, readForm, type SchemeForm, USUAL } from './scheme-form.ts'
import { VersionList } from './version-list.tsx'
import { TierFields, WorkFields } from './work-fields.tsx'

type Saved = OutputOf<typeof saveScheme>
type Versions = OutputOf<typeof listSchemeVersions>['data']

interface SchemeEditorProps {
  readonly owner: { readonly kind: 'fleet' | 'group' | 'driver'; readonly id: string }
  /** The week that runs. */
  readonly week: Week
  readonly versions: Versions
  /** What an owner without a scheme begins with. */
  readonly start: Scheme | undefined
}

/** Typing settles a past week anew after so long. */
const QUIET_MS = 400

/** The fields of a scheme beside what they would have done in a past week. */
export function SchemeEditor({ owner, week, versions, start }: SchemeEditorProps) {
  const client = useQueryClient()
  const newest = versions[0]?.version ?? 0
  // What is typed is compared with the newest version that was not withdrawn.
  const standing = versions.find(({ withdrawn }) => withdrawn === null)?.scheme ?? undefined
  const base = useMemo(() => (standing ? formOf(standing) : undefined), [standing])
  const [first] = useState<SchemeForm>(() => base ?? (start ? formOf(start) : USUAL))
  const [form, setForm] = useState(first)
  // What the typing began from: a version that somebody saves meanwhile is not what this one was written
  // over.
  const [began, setBegan] = useState({ version: newest, form: first })
  const [from, setFrom] = useState(() => addWeeks(week, 1))
  const [note, setNote] = useState('')
  const [past, setPast] = useState(() => addWeeks(week, -1))
  const [driverId, setDriverId] = useState<string>()
  const [failure, setFailure] = useState<CallFailure>()
  const [reached, setReached] = useState<{ version: number; weeks: Saved['past'] }>()
  const read = useMemo(() => readForm(form), [form])
  const isTyped = !meansTheSame(form, began.form)
  if (newest > began.version && !isTyped && base) {
    setBegan({ version: newest, form: base })
    setForm(base)
  }
  const isChanged = !meansTheSame(form, base ?? first)
  useLeaveGuard({ isDirty: () => isTyped || note !== '' }, editorTexts.leave)
  const save = useAct(saveScheme, {
    refreshes: [listSchemeVersions, listSchemes],
    showsFailure: true,
    done: ({ version, past: weeks }) => {
      setReached(weeks.length > 0 ? { version, weeks } : undefined)
      setBegan({ version, form })
      setNote('')
      toastDone(editorTexts.saved(version, from.week))
    },
  })

  const [asked] = useDebouncedValue(read.ok ? read.scheme : undefined, QUIET_MS)
  const tried = useCall(
    tryScheme,
    { ...owner, ...past, scheme: (asked ?? NOTHING) as never, ...(driverId ? { driverId } : {}) },
    { enabled: asked !== undefined, keepPrevious: true },
  )
  const set = (change: Partial<SchemeForm>) => {
    setForm((now) => ({ ...now, ...change }))
    setFailure(undefined)
  }
  const told = fieldsOf(failure)
  const submit = async () => {
    if (!read.ok) return
    const scheme = read.scheme as never
    const result = await save.run({ ...owner, ...from, scheme, note, seen: began.version })
    setFailure(result.ok ? undefined : result.failure)
    if (result.ok || result.failure.code !== 'version_changed') return
    // It was read anew and is told: whoever saves now has seen it.
    const now = client.getQueryData(callQuery(listSchemeVersions, owner).queryKey)?.data[0]?.version
    setBegan((before) => ({ ...before, version: now ?? before.version }))
  }
  return (
    <EditingProvider value={{ form, base, errors: read.ok ? told : { ...told, ...read.errors }, set }}>
      <div className={classes.layout}>
        <div className={classes.column}>
          <WorkFields />
          <TierFields />
          <PassFields />
          <VatFields />
          <CostFields />
        </div>
        <div className={classes.column}>
          <Panel title={editorTexts.reads}>
            <p className={classes.words}>{read.ok ? schemeInWords(read.scheme) : editorTexts.fixFields}</p>
          </Panel>
          <LiveExample
            week={past}
            tried={tried.data}
            counting={tried.isFormer || tried.loading}
            onWeek={setPast}
            onDriver={setDriverId}
          />
          <FailureAlert failure={tried.failure} again={tried.again} />
          <GroupEffect tried={tried.data} onDriver={setDriverId} />
          <Panel title={editorTexts.from}>
            <Stack gap="md">
              <WeekPicker value={from} onChange={setFrom} />
              <TextInput
                label={editorTexts.note}
                description={editorTexts.noteHint}
                value={note}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => setNote(event.currentTarget.value)}
              />
              <Alert icon={<IconLock />} title={editorTexts.nothingBack}>
                {weeksBetween(week, from) > 0 ? editorTexts.nothingBackText : editorTexts.startsInPast}
              </Alert>
              {reached ? (
                <Alert color="yellow" role="status" title={editorTexts.reachedTitle(reached.version)}>
                  {editorTexts.reached(reached.weeks)}
                </Alert>
              ) : null}
              <FailureAlert failure={failure} />
              <Group justify="flex-end" gap="sm">
                {isChanged || versions.length === 0 ? null : <Text size="sm">{editorTexts.unchanged}</Text>}
                <Button loading={save.busy} disabled={!read.ok} onClick={() => void submit()}>
                  {editorTexts.save(from.week)}
                </Button>
              </Group>
            </Stack>
          </Panel>
        </div>
      </div>
      <VersionList owner={owner} week={week} versions={versions} />
    </EditingProvider>
  )
}

/** Stands in for a scheme that can't be read yet, and is not asked about. */
const NOTHING = {}

/**
 * Whether both say the same scheme, however it is typed; where one can't be read, whether the same is
 * typed.
 */
function meansTheSame(a: SchemeForm, b: SchemeForm): boolean {
  const [one, other] = [readForm(a), readForm(b)]
  return one.ok && other.ok
    ? JSON.stringify(one.scheme) === JSON.stringify(other.scheme)
    : JSON.stringify(a) === JSON.stringify(b)
}

/** The server's refusals by the path of the scheme's field. */
function fieldsOf(failure: CallFailure | undefined): Record<string, string> {
  const entries = Object.entries(failure?.fields ?? {})
  return Object.fromEntries(entries.map(([path, text]) => [path.replace(/^scheme\./, ''), text]))
}
