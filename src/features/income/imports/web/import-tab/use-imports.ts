import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FILE_KINDS, type FileKind } from '#features/income/facts/domain/public.ts'
import { callQuery, refresh } from '#platform/web/admin-ui/calls.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { newRequestId } from '#platform/web/request-id.ts'
import { importResults, readColumnNames } from '../../contract.ts'
import type { ColumnMapping, Mappings } from '../../domain/columns/heading-row.ts'
import { lookInWorker } from './ask-worker.ts'
import {
  type ChosenFile,
  canBeLooked,
  isReady,
  isSameChange,
  isUnlooked,
  kindOf,
  newFile,
  withMore,
} from './chosen-file.ts'
import type { Said } from './read-results-file.ts'
import { isChangedSince, loadWithTries, lookWithLogin, tellingFirstField } from './tries.ts'

/** Which file of how many is on its way to the server. */
export interface Upload {
  readonly nth: number
  readonly all: number
  readonly name: string
}

/** What a person says about loading, beside what the file is. */
export type Choice = Partial<Pick<ChosenFile, 'removeMissing' | 'agreedOlder' | 'agreedPeriod'>>

export interface Imports {
  readonly files: readonly ChosenFile[]
  readonly upload: Upload | undefined
  /** Names of columns that were said once could not be had. */
  readonly namesFailed: CallFailure | undefined
  add(chosen: readonly File[]): void
  remove(id: string): void
  read(file: ChosenFile, said: ChosenFile['said']): void
  readAgain(kind: FileKind, saved: ColumnMapping): void
  /** Asks the server anew what the file would change. */
  look(id: string): void
  /** The next page of rows that change. */
  more(id: string): void
  choose(id: string, choice: Choice): void
  /** Loads these, in order; answers how many were loaded. */
  send(ids: readonly string[]): Promise<number>
}

interface LookSettings {
  /** From 1; a further page is put below what stands. */
  readonly page?: number
  readonly names?: Mappings
  /** Told where the changes are others than those that were seen. */
  readonly why?: 'changed' | 'other'
}

/** Files chosen, read one after the other in a worker, looked at, and loaded one after the other. */
export function useImports(): Imports {
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [upload, setUpload] = useState<Upload>()
  const [namesFailed, setNamesFailed] = useState<CallFailure>()
  const now = useRef(files)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const gone = useRef(false)
  /** The file that is being read, and how to stop that. */
  const underway = useRef<{ readonly id: string; readonly stop: AbortController }>(undefined)
  const goOn = useEffectEvent(() => {
    for (const file of now.current) if (isUnlooked(file)) lookInTurn(file.id)
  })
  useEffect(() => {
    gone.current = false
    // Back on the screen: what was given up when another tab was opened is taken up again.
    goOn()
    return () => {
      gone.current = true
      underway.current?.stop.abort()
    }
  }, [])

  const set = (next: readonly ChosenFile[]) => {
    now.current = next
    setFiles(next)
  }
  const change = (id: string, changes: Partial<ChosenFile>) => {
    const next = now.current.map((file) => (file.id === id ? { ...file, ...changes } : file))
    // A preview has tables: drawn in slices, so that the page answers meanwhile.
    // What is pressed shows at once.
    if (!changes.read && !changes.changes) return set(next)
    now.current = next
    startTransition(() => setFiles(now.current))
  }
  const find = (id: string) => now.current.find((file) => file.id === id)
  /** In turn, so that a device with little memory holds one file at a time. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = turn.current.then(act)
    turn.current = next.catch(() => undefined)
    return next
  }

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
  const saidOf = async ({ said }: ChosenFile, names?: Mappings): Promise<Said> => ({
    ...said,
    mappings: names ?? (await namesOfAllKinds()),
  })

  /** Reads the file and asks what it would change; what stands on the screen stays until it is told anew. */
  const lookNow = async (id: string, { page = 1, names, why }: LookSettings = {}) => {
    const chosen = find(id)
    if (gone.current || !chosen || chosen.loaded) return
    const isFirst = chosen.reading !== 'done'
    change(id, isFirst ? { reading: 'now' } : { looking: true, lookFailure: undefined })
    const stop = new AbortController()
    underway.current = { id, stop }
    const asked = { file: chosen.file, said: await saidOf(chosen, names), unwanted: stop.signal }
    const answer = await lookWithLogin(() =>
      lookInWorker(asked, { removeMissing: chosen.removeMissing, page }, (read) => {
        change(id, { read, reading: 'done', looking: read.ok && read.value.state === 'ready' })
      }),
    )
    const before = find(id)
    // What was chosen meanwhile is asked for in the next turn.
    if (!before || before.said !== chosen.said || before.removeMissing !== chosen.removeMissing) return
    if (stop.signal.aborted) change(id, { looking: false })
    else if (!answer) change(id, { looking: false, changes: undefined })
    else if (!answer.ok) change(id, { looking: false, lookFailure: tellingFirstField(answer.failure) })
    else {
      const { value } = answer
      const isMore = page > 1 && before.changes?.mark === value.mark
      const changes = isMore && before.changes ? withMore(before.changes, value) : value
      const isNews = why && before.changes && !isSameChange(before.changes, value)
      change(id, {
        ...{ looking: false, changes, pages: isMore ? page : 1, lookFailure: undefined },
        ...(isNews ? { again: why, agreedOlder: false } : {}),
      })
    }
  }
  const lookInTurn = (id: string, settings: LookSettings = {}) => void inTurn(() => lookNow(id, settings))

  const read = ({ id }: ChosenFile, said: ChosenFile['said'], names?: Mappings) => {
    const fresh = { changed: false, failure: undefined, changes: undefined, again: undefined }
    change(id, { said, reading: 'waits', ...fresh, agreedOlder: false, agreedPeriod: false })
    lookInTurn(id, names ? { names } : {})
  }

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => newFile(newRequestId(), file))
    // What was loaded has been told; the new files begin a new list.
    set([...now.current.filter(({ loaded }) => !loaded), ...added])
    for (const file of added) lookInTurn(file.id)
  }

  const remove = (id: string) => {
    set(now.current.filter((file) => file.id !== id))
    if (underway.current?.id === id) underway.current.stop.abort()
  }

  /** After names of columns were saved: every file that is not loaded yet may read otherwise. */
  const readAgain = (kind: FileKind, saved: ColumnMapping) => {
    void client.invalidateQueries({ queryKey: [readColumnNames.method, readColumnNames.path, { kind }] })
    void inTurn(async () => {
      const names = await namesOfAllKinds()
      const all = { ...names, [kind]: { ...names[kind], ...saved } }
      for (const file of now.current) if (!file.loaded && kindOf(file) === kind) read(file, file.said, all)
    })
  }

  const choose = (id: string, choice: Choice) => {
    change(id, choice)
    if (choice.removeMissing === undefined) return
    change(id, { looking: true })
    lookInTurn(id)
  }

  const sendOne = async (id: string): Promise<boolean> => {
    const chosen = find(id)
    if (!chosen?.changes || !isReady(chosen)) return false
    const { removeMissing, changes } = chosen
    change(id, { sending: true, failure: undefined, again: undefined })
    let read = chosen.read
    const asked = { file: chosen.file, said: await saidOf(chosen) }
    const load = (mark: string) =>
      loadWithTries(asked, { removeMissing, mark }, (again) => {
        read = again
      })
    let answer = await load(changes.mark)
    if (answer && !answer.ok && isChangedSince(answer.failure)) {
      await lookNow(id, { why: 'changed' })
      const anew = find(id)?.changes
      // What was seen is what would happen still: nothing is left to look at.
      if (anew && isSameChange(changes, anew)) answer = await load(anew.mark)
    }
    if (!answer) change(id, { sending: false, read, changed: true, changes: undefined })
    else if (answer.ok) change(id, { sending: false, loaded: answer.value })
    else {
      const failure = isChangedSince(answer.failure) ? undefined : tellingFirstField(answer.failure)
      change(id, { sending: false, failure })
    }
    return answer?.ok === true
  }

  const send = async (ids: readonly string[]): Promise<number> => {
    const ready = now.current.filter((file) => ids.includes(file.id) && isReady(file))
    let loaded = 0
    for (const [index, { id, file }] of ready.entries()) {
      setUpload({ nth: index + 1, all: ready.length, name: file.name })
      if (await inTurn(() => sendOne(id))) loaded++
    }
    setUpload(undefined)
    // What is still to be loaded may change something else now.
    if (loaded > 0)
      for (const file of now.current) {
        if (file.loaded || !canBeLooked(file)) continue
        change(file.id, { looking: true })
        lookInTurn(file.id, { why: 'other' })
      }
    await refresh(client, [importResults])
    await client.invalidateQueries({ refetchType: 'none' })
    return loaded
  }

  return {
    ...{ files, upload, namesFailed, add, remove, read, readAgain, choose, send },
    look: (id) => {
      change(id, { looking: true, lookFailure: undefined })
      lookInTurn(id)
    },
    more: (id) => {
      const chosen = find(id)
      if (chosen) lookInTurn(id, { page: chosen.pages + 1 })
    },
  }
}
