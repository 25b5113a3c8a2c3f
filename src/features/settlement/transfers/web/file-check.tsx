import { Alert, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { sha256OfBytes } from '#kernel/sha256.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FileDrop } from '#platform/web/admin-ui/file-drop.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { type CallFailure, call } from '#platform/web/call.ts'
import { findTransferFile } from '../contract-file.ts'
import { judgeReturnedFile, type SignOfEditing } from '../domain/returned-file.ts'
import { fileCheckTexts as texts } from '../texts-file-check.ts'
import { type FoundFile, OurFile } from './our-file.tsx'

const MOST_BYTES = 20 * 1024 * 1024

type Judged =
  | { readonly kind: 'ours'; readonly found: FoundFile }
  | { readonly kind: 'altered'; readonly signs: readonly SignOfEditing[] }
  | { readonly kind: 'too-big' }
  /** Moved, deleted or written anew since it was chosen. */
  | { readonly kind: 'gone' }

/** Holds a file that somebody has against all that batches gave out; only its digest leaves the browser. */
export function FileCheck() {
  const [name, setName] = useState('')
  const [judged, setJudged] = useState<Judged>()
  const [failure, setFailure] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const judge = async ([file]: readonly File[]) => {
    if (!file) return
    setName(file.name)
    setJudged(undefined)
    setFailure(undefined)
    if (file.size > MOST_BYTES) return setJudged({ kind: 'too-big' })
    setBusy(true)
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => undefined,
    )
    if (!bytes) {
      setBusy(false)
      return setJudged({ kind: 'gone' })
    }
    const found = await call(findTransferFile, { digest: sha256OfBytes(bytes) })
    setBusy(false)
    if (found.ok) setJudged({ kind: 'ours', found: found.value })
    else if (found.failure.code === 'no_such_file') {
      const told = judgeReturnedFile(bytes, [])
      setJudged({ kind: 'altered', signs: told.code === 'altered' ? told.signs : [] })
    } else setFailure(found.failure)
  }
  return (
    <Panel title={texts.title} description={texts.hint}>
      <Stack gap="md">
        <FileDrop
          accept=".txt,.pli,.xml,.csv,text/plain,application/xml"
          choose={texts.choose}
          drop={texts.drop}
          bounds={texts.bounds}
          busy={busy}
          onFiles={(files) => void judge(files)}
        />
        <FailureAlert failure={failure} />
        <div role="status">{judged ? <Verdict name={name} judged={judged} /> : null}</div>
      </Stack>
    </Panel>
  )
}

const WHY = { 'too-big': texts.tooBig, gone: texts.gone }

function Verdict({ name, judged }: { readonly name: string; readonly judged: Judged }) {
  if (judged.kind === 'ours') return <OurFile name={name} found={judged.found} />
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={name}>
      {judged.kind === 'altered' ? <Altered signs={judged.signs} /> : WHY[judged.kind]}
    </Alert>
  )
}

function Altered({ signs }: { readonly signs: readonly SignOfEditing[] }) {
  return (
    <Stack gap="xs">
      <Text>{texts.notOurs}</Text>
      {signs.length === 0 ? (
        <Text>{texts.noSigns}</Text>
      ) : (
        <>
          <Text>{texts.whatHappened}</Text>
          <List size="sm">
            {signs.map((sign) => (
              <List.Item key={sign}>{texts.signs[sign]}</List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  )
}
