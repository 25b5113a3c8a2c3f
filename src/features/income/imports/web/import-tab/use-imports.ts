import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { FILE_KINDS, type FileKind } from '#features/income/facts/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { callQuery, refresh } from '#platform/web/admin-ui/calls.ts'
import { waitForLogin } from '#platform/web/admin-ui/lost-session.ts'
import { type CallFailure, type CallResult, isPassing } from '#platform/web/call.ts'
import { newRequestId } from '#platform/web/request-id.ts'
import { importResults, readColumnNames } from '../../contract.ts'
import type { ColumnMapping, Mappings } from '../../domain/columns/heading-row.ts'
import { readInWorker, sendInWorker } from './ask-worker.ts'
import type { ReadAnswer } from './import-worker.ts'
import type { Said } from './read-results-file.ts'

const TRIES = 3
const PAUSE_MS = 700

/** A chosen file on its way into the results. */
export interface ChosenFile {
  readonly id: string
  readonly file: File
  /** What the person said about this file. */
  readonly said: Omit<Said, 'mappings'>
  /** Undefined until it was read. */
  readonly read?: ReadAnswer | undefined
  /** Being read now, or waiting for its turn. */
  readonly reading: 'waits' | 'now' | 'done'
  readonly sending?: boolean
  readonly failure?: CallFailure | undefined
  /** It read otherwise when it was to be sent. */
  readonly changed?: boolean
  readonly loaded?: OutputOf<typeof importResults>
}

/** Which file of how many is on its way to the server. */
export interface Upload {
  readonly nth: number
  readonly all: number
  readonly name: string
}

export interface Imports {
  readonly files: readonly ChosenFile[]
  readonly upload: Upload | undefined
  /** Names of columns that were said once could not be had. */
  readonly namesFailed: CallFailure | undefined
  add(chosen: readonly File[]): void
  remove(id: string): void
  read(file: ChosenFile, said: ChosenFile['said']): void
  readAgain(kind: FileKind, saved: ColumnMapping): void
  send(): Promise<number>
}

/** Files chosen, read one after the other in a worker, and sent one after the other. */
export function useImports(): Imports {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [upload, setUpload] = useState<Upload>()
  const [namesFailed, setNamesFailed] = useState<CallFailure>()
  const now = useRef(files)
  now.current = files
  const turn = useRef<Promise<void>>(Promise.resolve())
  const gone = useRef(false)
  /** The file that is being read, and how to stop that. */
  const underway = useRef<{ readonly id: string; readonly stop: AbortController }>(undefined)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      underway.current?.stop.abort()
    }
  }, [])

  // A preview has tables: drawn in slices, so that the page answers meanwhile.
  const change = (id: string, changes: Partial<ChosenFile>) =>
    startTransition(() =>
      setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file))),
    )

  const namesOfAllKinds = async (): Promise<Mappings> => {
    try {
      const lists = await Promise.all(
        FILE_KINDS.map(async (kind) => {
          const { data } = await client.fetchQuery(callQuery(readColumnNames, { kind }))
          return [kind, Object.fromEntries(data.map(({ header, field }) => [header, field]))] as const
        }),
      )
      setNamesFailed(undefined)
      return Object.fromEntries(lists)
    } catch (error) {
      setNamesFailed({ status: 0, code: 'names', msg: error instanceof Error ? error.message : '' })
      return {}
    }
  }

  /** In turn, so that a device with little memory holds one file at a time. */
  const read = ({ id, file }: ChosenFile, said: ChosenFile['said'], names?: Mappings) => {
    change(id, { said, reading: 'waits', changed: false, failure: undefined })
    turn.current = turn.current.then(async () => {
      if (gone.current || !now.current.some((other) => other.id === id)) return
      change(id, { reading: 'now' })
      const mappings = names ?? (await namesOfAllKinds())
      const stop = new AbortController()
      underway.current = { id, stop }
      change(id, { read: await readInWorker(file, { ...said, mappings }, stop.signal), reading: 'done' })
    })
  }

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file): ChosenFile => ({ id: newRequestId(), file, said: {}, reading: 'waits' }))
    // What was loaded has been told; the new files begin a new list.
    setFiles((before) => [...before.filter(({ loaded }) => !loaded), ...added])
    now.current = [...now.current, ...added]
    for (const file of added) read(file, {})
  }

  const remove = (id: string) => {
    setFiles((before) => before.filter((file) => file.id !== id))
    if (underway.current?.id === id) underway.current.stop.abort()
  }

  /** After names of columns were saved: every file that is not loaded yet may read otherwise. */
  const readAgain = (kind: FileKind, saved: ColumnMapping) => {
    void client.invalidateQueries({ queryKey: [readColumnNames.method, readColumnNames.path, { kind }] })
    turn.current = turn.current.then(async () => {
      const names = await namesOfAllKinds()
      const all = { ...names, [kind]: { ...names[kind], ...saved } }
      for (const file of now.current) if (!file.loaded && kindOf(file) === kind) read(file, file.said, all)
    })
  }

  /** Answers how many files were loaded. */
  const send = async (): Promise<number> => {
    const ready = now.current.filter(isReady)
    let loaded = 0
    for (const [index, chosen] of ready.entries()) {
      setUpload({ nth: index + 1, all: ready.length, name: chosen.file.name })
      change(chosen.id, { sending: true, failure: undefined })
      const answer = await sendOne(chosen, { ...chosen.said, mappings: await namesOfAllKinds() })
      if ('read' in answer) change(chosen.id, { sending: false, read: answer.read, changed: true })
      else if (answer.sent.ok) {
        loaded++
        change(chosen.id, { sending: false, loaded: answer.sent.value })
      } else change(chosen.id, { sending: false, failure: tellingFirstField(answer.sent.failure) })
    }
    setUpload(undefined)
    await refresh(client, [importResults])
    await client.invalidateQueries({ refetchType: 'none' })
    return loaded
  }

  return { files, upload, namesFailed, add, remove, read, readAgain, send }
}

/** Can be sent. */
export function isReady({ read, reading, loaded, sending }: ChosenFile): boolean {
  return (
    !loaded &&
    !sending &&
    reading === 'done' &&
    read?.ok === true &&
    read.value.state === 'ready' &&
    read.value.good > 0
  )
}

function kindOf({ read }: ChosenFile): FileKind | undefined {
  return read?.ok && read.value.state !== 'refused' ? read.value.kind : undefined
}

/**
 * As the platform's own writes go: a passing failure again with the same key, a lost session after a new
 * login (D6).
 */
async function sendOne({ file }: ChosenFile, said: Said) {
  const requestId = newRequestId()
  for (let tries = 1; ; tries++) {
    const answer = await sendInWorker(file, said, requestId)
    if ('read' in answer || answer.sent.ok) return answer
    if (!(await isWorthAnother(answer.sent, tries))) return answer
  }
}

async function isWorthAnother(sent: CallResult<unknown>, tries: number): Promise<boolean> {
  if (sent.ok) return false
  if (sent.failure.code === 'login_required') return waitForLogin()
  if (tries >= TRIES || !isPassing(sent.failure)) return false
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
  return true
}

/** With the sentence of the first field that is wrong: the card shows no field of a row. */
function tellingFirstField(failure: CallFailure): CallFailure {
  return { ...failure, msg: Object.values(failure.fields ?? {})[0] ?? failure.msg }
}
